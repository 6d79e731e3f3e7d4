/** Former and foreign names of towns that the gazetteer has under their own name alone: "Bangalore", "Nuremberg". For telling countries; the networks' features do not see them. */
const names: Readonly<Record<string, string>> = {
  bangalore: 'bengaluru',
  baroda: 'vadodara',
  basle: 'basel',
  bombay: 'mumbai',
  breslau: 'wroclaw',
  calcutta: 'kolkata',
  calicut: 'kozhikode',
  cracow: 'krakow',
  danzig: 'gdansk',
  ghent: 'gent',
  kiev: 'kyiv',
  madras: 'chennai',
  nuremberg: 'nurnberg',
  pondicherry: 'puducherry',
  poona: 'pune',
  rangoon: 'yangon',
  saigon: 'hochiminhcity',
  saragossa: 'zaragoza',
  trivandrum: 'thiruvananthapuram',
  vizag: 'visakhapatnam',
};

/** Of a folded name (`bare`); itself where no other is known. */
export const ownName = (bareName: string): string => names[bareName] ?? bareName;
