/** French: wordings and conventions of invoices from France, Belgium, Luxembourg and Switzerland. */
import type { Language } from './language.js';
import { articles, list, wordings } from './lists.js';

export const fr: Language = {
  code: 'fr',
  englishName: 'French',
  tesseract: 'fra',
  countries: ['FR', 'BE', 'LU', 'CH', 'CA'],
  terms: wordings({
    invoice: 'Facture|FACTURE|Facture de vente|Facture client|Note d’honoraires|Facture d’acompte|Facture de solde|Facture définitive',
    creditNote: 'Avoir|AVOIR|Note de crédit|Facture d’avoir|Avoir client|Note de crédit client|Facture rectificative',
    receipt: 'Reçu|Ticket de caisse|Quittance|Ticket|Reçu de paiement|Ticket client',
    deliveryNoteTitle: 'Bon de livraison|Bordereau de livraison|Bon d’expédition|Liste de colisage',
    orderConfirmationTitle: 'Confirmation de commande|Accusé de réception de commande|Bon de commande',
    offerTitle: 'Devis|Offre de prix|Offre|Proposition commerciale',
    reminderTitle: 'Relance|Rappel de paiement|Mise en demeure|Relevé de compte|Lettre de rappel',
    termsTitle: 'Conditions générales de vente|CGV|Conditions générales|Conditions de vente',
    letterSubject: 'Objet|Concerne|Réf.|Sujet',
    invoiceId:
      'N° facture|Facture n°|N° de facture|Numéro de facture|Numéro|N°|Facture N°|Facture No|Facture|No facture|Facture numéro|Réf. facture|Référence facture|N° de pièce|Pièce n°|Numéro facture|N° document|Facture Nr|Fact. n°|Document n°|N° fact.|Avoir n°|Référence de la facture',
    invoiceDate:
      'Date de facture|Date|Date facture|Date d’émission|Date de facturation|Date de la facture|Facture du|Émise le|Date du document|Date document|Du|Le|Établie le|En date du|Date pièce|Date fact.|Date émission|Facturé le',
    deliveryDate:
      'Date de livraison|Livré le|Date livraison|Date d’expédition|Date de la prestation|Date de prestation|Livraison le|Date de vente|Expédié le|Date de fourniture|Date de réalisation|Date d’exécution|Date d’intervention|Livraison du|Date de la livraison|Travaux terminés le|Travaux réalisés le|Intervention du|Effectué le|Réalisé le|Exécuté le|Prestation du|Terminé le|Travaux exécutés le|Date des travaux|Intervention le',
    deliveryNoteId:
      'Bon de livraison|N° BL|BL n°|Bon de livraison n°|N° de bon de livraison|BL|N° bon de livraison|Livraison n°|N° de livraison|Bordereau n°|Notre BL|Numéro de BL|Bon n°|B.L. N°|N° d’expédition',
    customerId:
      'N° client|Code client|Client n°|Numéro client|Numéro de client|Réf. client|Client|Compte client|N° de client|Code Client|N° compte client|Référence client|Votre n° client|No client|Votre numéro de client|Cpte client|N° de compte|Identifiant client|N° adhérent',
    receiverOrderId:
      'Votre commande|N° de commande|Votre référence|Bon de commande|Commande n°|V/Réf.|Vos réf.|Votre n° de commande|N° commande client|Votre commande n°|Réf. commande|N° BC|Vos références|V/Réf|V/Commande|Votre réf.|Bon de commande n°|N° engagement|Commande client|Réf. client',
    receiverOrderDate:
      'Date de commande|Votre commande du|Commande du|Date commande|Date de votre commande|Date de la commande|Bon de commande du|Commandé le|Date bon de commande|Date cde client',
    senderOrderId:
      'N° de commande|Notre référence|N/Réf.|Commande|Notre réf.|Nos réf.|N° commande|N° dossier|Commande n°|N/Réf|Nos références|Notre commande|Notre n° de commande|N° d’ordre|Dossier n°|N° cde|Réf. interne|Ordre n°|Confirmation n°',
    senderOrderDate:
      'Date de commande|Commande du|Notre commande du|Date d’ordre|Confirmation du|Date de confirmation|Date cde|Date de l’ordre|Commande enregistrée le',
    costCenter: 'Centre de coûts|Centre de coût|Section analytique|Code analytique|Centre de frais|Centre de profit|Code service|Imputation',
    dueDate:
      'Date d’échéance|Échéance|Échéance le|À payer avant le|Date limite de paiement|Payable le|Date échéance|À régler avant le|Échéance au|Date de paiement|Date de règlement|Payable avant le|Règlement au plus tard le|Echéance|Date limite|Prélèvement le|Échéance du|À payer pour le|Payable au|Règlement le|Payable jusqu’au',
    paymentTerms:
      'Conditions de paiement|Conditions de règlement|Mode de règlement|Mode de paiement|Règlement|Modalités de paiement|Paiement|Délai de paiement|Modalités de règlement|Cond. de paiement',
    discount: 'Escompte|Escompte jusqu’au|Taux d’escompte|Escompte pour paiement anticipé|Remise escompte|Escompte si paiement avant le|Date escompte|Esc.',
    deliveryPeriod:
      'Période|Période de facturation|Période de prestation|Période facturée|Période du|Période de consommation|Période concernée|Période de location|Durée de la prestation|Mois de facturation|Séjour',
    from: 'du|de|Début|Arrivée|Date de début|à partir du',
    to: 'au|à|Fin|Départ|Date de fin|jusqu’au',
    netTotal:
      'Total HT|Montant HT|Total H.T.|Total net HT|Sous-total|Total hors taxes|Montant total HT|HT|Net HT|Base HT|Total HTVA|Total hors TVA|Sous-total HT|Total H.T|Montant hors taxes|Total brut HT|Total marchandises|Montant net HT|Total excl. TVA|Montant HTVA',
    vatTotal:
      'TVA|Total TVA|Montant TVA|Total T.V.A.|Montant de la TVA|T.V.A.|Total taxes|Montant total TVA|TVA totale|Total de la TVA|Mt TVA|Taxes|TVA due|Montant T.V.A.|TVA incluse',
    grandTotal:
      'Total TTC|Montant TTC|Total T.T.C.|Montant total TTC|Total|Net TTC|Total général|Total TVAC|TTC|Montant total|Total facture|Total toutes taxes comprises|Total incl. TVA|Montant de la facture|Total EUR|Total TVA comprise|Total CHF|Total à facturer',
    vatRate: 'Taux TVA|Taux|Taux de TVA|% TVA|TVA %|Tx TVA',
    vatBase: 'Base HT|Base TVA|Base|Montant HT|Base imposable|Base d’imposition|Base taxable',
    amountDue:
      'Net à payer|À payer|Montant à payer|Reste à payer|Solde à payer|Total à payer|Montant dû|Solde dû|Net à payer TTC|Reste dû|Solde|Montant prélevé|Total dû|Somme à payer|A régler',
    prepaid: 'Acompte|Acompte versé|Déjà payé|Acomptes versés|Acompte reçu|Déjà réglé|Payé|Montant réglé',
    rounding: 'Arrondi|Différence d’arrondi|Arrondis|Écart d’arrondi',
    shipping: 'Frais de port|Port|Frais de livraison|Transport|Frais d’expédition|Port et emballage|Port HT|Participation transport',
    discountAmount: 'Remise|Remise globale|Rabais|Ristourne|Réduction|Montant remise|Remise commerciale',
    senderVatId:
      'N° TVA|TVA intracommunautaire|N° TVA intracommunautaire|N° TVA intra.|TVA|N° de TVA|Numéro de TVA|TVA intra|N° TVA intracom|N° d’identification TVA|TVA Intracom.|T.V.A.|N° id. TVA|N° IDE/TVA|Identifiant TVA|BTW/TVA',
    receiverVatId:
      'N° TVA client|Votre N° TVA|TVA client|Votre TVA|N° TVA intracom. client|N° TVA du client|Votre numéro de TVA|TVA intra client|TVA acheteur|Votre N° TVA intracommunautaire',
    taxId: 'N° fiscal|Numéro fiscal|NIF|Identifiant fiscal|Matricule fiscal|Matricule',
    companyRegistration: 'SIRET|RCS|SIREN|N° SIRET|R.C.S.|N° d’entreprise|BCE|RC|Siret|N° RCS|IDE|Numéro d’entreprise|RPM|N° Siren',
    iban: 'IBAN|N° IBAN|Code IBAN|Compte IBAN|IBAN n°|Compte (IBAN)|IBAN (EUR)',
    bic: 'BIC|SWIFT|BIC/SWIFT|Code BIC|Code SWIFT|BIC (SWIFT)|Code BIC/SWIFT',
    bankCode: 'Code banque|Banque|Code guichet|Clearing|Code établissement|N° clearing|Code agence',
    bankAccount: 'N° compte|Compte|N° de compte|Numéro de compte|Compte bancaire|RIB|CCP',
    bankName: 'Banque|Domiciliation|Coordonnées bancaires|Établissement|Nos coordonnées bancaires',
    isrReference: 'Référence|Numéro de référence|Référence QR|N° de référence|Réf. BVR|Référence BVR|N° de référence BVR',
    kid: 'Communication|Communication structurée|Référence de paiement|Référence à rappeler|KID|Réf. à rappeler|Communication à rappeler',
    phone: 'Téléphone|Tél.|Tél|Tel|T|Mobile|Portable',
    fax: 'Fax|Télécopie|Télécopieur|F|N° fax|Fax n°|Téléfax',
    email: 'E-mail|Email|Courriel|Mail|Mél|Adresse e-mail|Adresse électronique',
    website: 'Site web|Site internet|Web|Internet|www|Site|Notre site',
    register: 'RCS|Immatriculée au RCS de|Siège social|Registre du commerce|Greffe de|Tribunal de commerce|RPM',
    managingDirector: 'Gérant|Directeur général|Président|Gérante|Dirigeant|Administrateur délégué',
    contactPerson: 'Contact|Votre contact|Interlocuteur|À l’attention de|Votre interlocuteur|Personne de contact|Att.',
    billTo: 'Facturé à|Adresse de facturation|Client|Facturation|Destinataire|Facture à|Adressé à|Acheteur',
    shipTo: 'Adresse de livraison|Livré à|Livraison|Lieu de livraison|Expédié à|Chantier|Destinataire livraison',
    soldBy: 'Vendeur|Fournisseur|Vendu par|Émetteur|Expéditeur|Prestataire|Société',
    position: 'N°|Pos.|Ligne|#|Poste|Lig.|N° ligne',
    itemId: 'Référence|Réf.|Code article|Article|Code|Réf. article|N° article|Réf|Code produit|Art.',
    description: 'Désignation|Description|Libellé|Article|Prestation|Désignation des articles|Produit|Intitulé|Détail',
    quantity: 'Quantité|Qté|Qte|Qté.|Nombre|Nb|Qté livrée|Heures',
    unit: 'Unité|U|Un.|Unité de mesure|UM|Cond.',
    unitPrice: 'Prix unitaire|P.U. HT|PU HT|Prix unitaire HT|P.U.|Prix|PU|Prix unit.|Prix net|Tarif|P.U. net',
    lineVatRate: 'TVA|% TVA|Taux TVA|TVA %|Code TVA|Tx',
    lineDiscount: 'Remise|Rem.|% Rem.|Remise %|Rem|% remise',
    lineTotal: 'Montant HT|Total HT|Montant|Total|Prix total HT|Montant net|Net HT|Total ligne|Prix total|Montant EUR|Total net',
    lineDeliveryDate: 'Date|Date de livraison|Livré le|Date prestation|Date livraison|Date d’expédition',
    lineOrderId: 'Commande|N° commande|Cde n°|Votre commande|Réf. commande|N° de commande',
    lineDeliveryId: 'BL|Bon de livraison|N° BL|BL n°|N° bon de livraison|B.L. N°',
    serialNumber: 'N° de série|Numéro de série|S/N|N° lot|Lot',
    carryOver: 'Report|À reporter|Report page|Total à reporter|Sous-total à reporter',
    subtotal: 'Sous-total|Sous total|Total partiel|S/Total',
    priceUnit: 'par|Unité de prix|pour|le|UP',
    page: 'Page|Page n°|Folio|P.',
    printDate: 'Imprimé le|Date d’impression|Édité le|Date d’édition|Généré le',
    project: 'Projet|Chantier|N° projet|Affaire|N° d’affaire|Référence chantier',
    contract: 'Contrat|N° contrat|Contrat n°|Référence contrat|N° de contrat|Marché n°',
    trackingId: 'N° de suivi|Numéro de suivi|N° colis|Suivi colis|N° d’envoi',
    meterId: 'N° compteur|Compteur|PDL|Point de livraison|N° de compteur|PCE|Code EAN',
    previousBalance: 'Solde précédent|Ancien solde|Report de solde|Solde antérieur|Facture précédente',
    deposit: 'Caution|Consigne|Dépôt de garantie|Consignes|Arrhes',
    birthDate: 'Date de naissance|Né le|Née le|Né(e) le',
    validUntil: 'Valable jusqu’au|Validité|Valide jusqu’au|Offre valable jusqu’au|Date de validité',
    orderDateOfOffer: 'Devis du|Date du devis|Notre offre du|Date de l’offre',
    clerk: 'Commercial|Représentant|Vendeur|Suivi par|Votre commercial|Dossier suivi par|Servi par|Caissier|Technicien',
    reference: 'Référence|Réf.|Devis n°|N° devis|N° de dossier|Ref|Affaire suivie sous le n°|Incoterm',
    terminal: 'Terminal|Caisse|TPE|N° caisse|Magasin|N° ticket|Table|N° autorisation',
  }),
  heldOut: {
    invoiceId: 'Identifiant de facture',
    invoiceDate: 'Facture émise en date du',
    deliveryDate: 'Marchandise remise le',
    deliveryNoteId: 'Réf. bon livr.',
    customerId: 'Matricule client',
    receiverOrderId: 'Numéro de votre bon d’achat',
    receiverOrderDate: 'Achat passé le',
    senderOrderId: 'Numéro interne d’ordre',
    senderOrderDate: 'Date d’entrée de commande',
    costCenter: 'Ventilation analytique',
    dueDate: 'À acquitter au plus tard le',
    paymentTerms: 'Termes de paiement',
    discount: 'Réduction pour règlement rapide',
    deliveryPeriod: 'Intervalle de prestation',
    from: 'À compter du',
    to: 'Prenant fin le',
    netTotal: 'Somme avant taxes',
    vatTotal: 'Dont taxe sur la valeur ajoutée',
    grandTotal: 'Somme taxes incluses',
    vatRate: 'Pourcentage de TVA',
    vatBase: 'Assiette TVA',
    amountDue: 'Montant restant à verser',
    senderVatId: 'Identification à la TVA',
    receiverVatId: 'Identification TVA du preneur',
    taxId: 'N° d’identification fiscale',
    companyRegistration: 'N° d’immatriculation',
    iban: 'Identifiant international de compte',
    bic: 'Adresse SWIFT',
    bankCode: 'Code étab.',
    bankAccount: 'Compte à créditer',
    isrReference: 'N° de réf. QR',
    kid: 'Libellé du virement',
    phone: 'Ligne directe',
    fax: 'N° de télécopie',
    email: 'Courrier électronique',
    website: 'Adresse internet',
    billTo: 'Client facturé',
    shipTo: 'Livrer à',
    soldBy: 'Facture émise par',
  },
  months: list('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'),
  shortMonths: list('janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.'),
  dateFormats: ['DD/MM/YYYY', 'DD/MM/YY', 'D MMMM YYYY', 'DD.MM.YYYY', 'DD-MM-YYYY', 'D/MM/YYYY', 'YYYY-MM-DD', 'DD MMM YYYY'],
  numberFormats: [
    [',', ' '],
    [',', '.'],
    [',', ''],
    ['.', "'"],
    ['.', ' '],
  ],
  vatWords: list('TVA|T.V.A.|Tva|taxe'),
  vatLines: list(
    '{vatWord} {rate} % {vat}|{vatWord} {rate}% sur {net} {vat}|{rate} % {net} {vat} {gross}|{net} {rate} % {vat}|Montant {vatWord} à {rate} % : {vat}|{vatWord} ({rate} %) {vat}|dont {vatWord} {rate} % {vat}',
  ),
  paymentSentences: list(
    'Paiement à {days} jours date de facture.|Payable à {days} jours.|À régler avant le {date}.|Règlement par virement à {days} jours fin de mois.|Date limite de règlement : {date}|Escompte de {discountPercent} % pour paiement sous {discountDays} jours, net à {days} jours.|{discountPercent} % d’escompte jusqu’au {discountDate}, net au {date}|Paiement comptant à réception de facture.|Payable immédiatement sans escompte.|Le montant sera prélevé sur votre compte le {date}.|Prélèvement automatique.|Facture acquittée.|Payé par carte bancaire.|{days} jours net|Virement bancaire à {days} jours|Payable dans les {days} jours, en {currency}.|Merci de régler cette facture au plus tard le {date}.|Pas d’escompte pour paiement anticipé ; échéance au {date}.',
  ),
  discountSentences: list(
    'Escompte {discountPercent} % à {discountDays} jours|{discountPercent} % d’escompte pour paiement avant le {discountDate}|En cas de règlement sous {discountDays} jours : escompte de {discountPercent} %|{discountPercent}% escompte jusqu’au {discountDate}|{discountDays} jours {discountPercent} %',
  ),
  referenceSentences: list(
    'Facture n° {invoiceId} du {invoiceDate}|Merci de rappeler le numéro de facture {invoiceId} lors de votre paiement.|Suite à votre commande {receiverOrderId}, nous vous facturons :|Livraison du {deliveryDate}|Client {customerId} – Facture {invoiceId}|Référence à rappeler : {invoiceId} / {customerId}|Votre commande {receiverOrderId} livrée le {deliveryDate}',
  ),
  deliveryPeriodSentences: list(
    'Période du {from} au {to}|Prestations du {from} au {to}|Période de facturation : {from} - {to}|Pour la période du {from} au {to} inclus|Consommation du {from} au {to}',
  ),
  vatExemptions: list(
    'TVA non applicable, art. 293 B du CGI|Autoliquidation|Exonération de TVA, article 262 ter I du CGI|Livraison intracommunautaire exonérée de TVA|Autoliquidation de la TVA par le preneur|Exonéré de TVA selon l’article 44 du Code de la TVA|Exportation exonérée de TVA|TVA due par le cocontractant',
  ),
  salutations: list('Madame, Monsieur,|Cher client,|Monsieur,|Madame,|Bonjour {name},|Chère cliente, cher client,'),
  sentences: list(
    'Nous vous remercions de votre confiance.|Merci de votre commande.|Veuillez trouver ci-dessous le détail de nos prestations.|Veuillez agréer, Madame, Monsieur, nos salutations distinguées.|En cas de retard de paiement, une pénalité sera appliquée.|Les marchandises restent notre propriété jusqu’au paiement intégral.|Indemnité forfaitaire pour frais de recouvrement en cas de retard.|Pas d’escompte en cas de paiement anticipé.|Nos conditions générales de vente sont disponibles sur notre site.|Membre d’une association agréée, le règlement par chèque est accepté.|Toute réclamation doit être formulée par écrit dès réception.|Pour toute question, n’hésitez pas à nous contacter.|Tout litige relève du tribunal de commerce de notre siège.|TVA acquittée sur les débits.|Merci de joindre le coupon à votre règlement.|Prière d’indiquer la référence lors du paiement.|Les prix s’entendent hors taxes.|Facture établie électroniquement, valable sans signature.|Le solde de votre commande suivra prochainement.|Franco de port.|Nous restons à votre entière disposition.|Merci de votre visite et à bientôt.|Ni repris ni échangé sans ticket.|Veuillez noter nos nouvelles coordonnées bancaires.|Règlement par chèque à l’ordre de la société.|La livraison est réputée conforme sans réserve de votre part.|Bon pour accord.|Nous vous souhaitons une agréable journée.',
  ),
  articles: {
    trade: articles(
      'Ramette papier A4 @Ram. 3-7|Classeur à levier @U 2-5|Fauteuil de bureau @U 90-390|Cartouche toner noir @U 45-170|Stylos bille bleus @Bte 4-15|Ampoule LED E27 @U 3-12|Vis à bois inox @Bte 5-28|Gants de protection @Paire 2-9|Perceuse sans fil @U 89-320|Nettoyant multi-usages @Bid. 9-42|Film étirable @Roul. 6-14|Chaussures de sécurité @Paire 49-140|Roulement à billes @U 3-19|Ruban adhésif @Roul. 1-4',
    ),
    construction: articles(
      'Pose de carrelage @m² 35-85|Peinture murs deux couches @m² 9-22|Cloison placo @m² 38-80|Main-d’œuvre @H 38-65|Location échafaudage @Sem. 60-280|Installation de chantier @Fft 250-1900|Terrassement @m³ 18-45|Béton prêt à l’emploi @m³ 95-170|Fenêtre PVC double vitrage @U 280-900|Câble électrique @ml 0.8-2.5|Tube cuivre @ml 8-22|Déplacement @Fft 25-80|Réfection toiture tuiles @m² 60-140',
    ),
    it: articles(
      'Hébergement web @Mois 9-50|Licence logiciel annuelle @U 60-900|Assistance à distance @H 55-120|Ordinateur portable @U 650-1800|Écran 27 pouces @U 170-520|Maintenance serveur @Mois 120-900|Nom de domaine @An 9-25|Commutateur réseau @U 140-680|Développement spécifique @Jour 400-850|Sauvegarde en ligne @Go 0.1-1.5|Station d’accueil @U 85-260|Formation utilisateurs @Jour 600-1300|Certificat SSL @An 20-190',
    ),
    food: articles(
      'Pommes Golden @kg 1.3-2.9|Farine de blé @Sac 9-24|Entrecôte de bœuf @kg 15-32|Lait demi-écrémé @L 0.7-1.4|Œufs plein air @Plat. 4-12|Eau minérale @Pack 2-6|Bière blonde fût @Fût 85-170|Beurre doux @kg 6-12|Pommes de terre @Sac 6-18|Baguette tradition @U 0.9-1.4|Huile d’olive @Bt 5-16|Café en grains @kg 11-28|Comté affiné @kg 12-26|Légumes surgelés @Crt 12-30',
    ),
    consulting: articles(
      'Conseil @H 80-220|Gestion de projet @Jour 600-1400|Établissement des comptes annuels @Fft 800-4500|Bulletins de paie @U 12-28|Animation atelier @Jour 900-2500|Frais de déplacement @km 0.4-0.7|Tenue de comptabilité @Mois 110-880|Honoraires d’avocat @H 150-380|Rapport d’expertise @Fft 450-3600|Traduction @Mot 0.1-0.2|Création graphique @H 45-110|Relecture @Page 3-9|Étude de marché @Fft 1100-6500',
    ),
    utilities: articles(
      'Électricité consommation @kWh 0.14-0.32|Abonnement électricité @Mois 9-24|Gaz naturel @kWh 0.05-0.14|Acheminement @kWh 0.03-0.09|Location compteur @Mois 2-12|Eau potable @m³ 1.5-2.9|Assainissement @m³ 1.6-3.2|Accise sur l’électricité @kWh 0.01-0.03|Abonnement internet @Mois 22-55|Forfait mobile @Mois 9-45|Enlèvement des déchets @Levée 6-24|Redevance pollution @m³ 0.2-0.5|Chauffage urbain @MWh 65-140',
    ),
    transport: articles(
      'Transport palette @Pal. 45-190|Envoi colis @U 4-14|Surcharge gazole @% 4-18|Péage @U 3-28|Stockage palette @Pal. 3-12|Course coursier @km 1-2.2|Déménageur @H 28-60|Transport conteneur @U 280-1100|Dédouanement @Fft 45-140|Attente @H 35-70|Transport frigorifique @U 120-620|Location véhicule @Jour 38-120|Gazole @L 1.4-1.9',
    ),
    hospitality: articles(
      'Chambre simple @Nuit 59-160|Chambre double @Nuit 79-240|Petit-déjeuner @Pers. 8-22|Journée d’étude @Pers. 45-95|Taxe de séjour @Nuit 1-5|Plat du jour @U 12-19|Menu déjeuner @U 16-34|Vin rouge pichet @U 6-14|Parking @Jour 8-28|Location de salle @Jour 110-680|Café expresso @U 1.5-3|Cocktail dînatoire @Pers. 16-48|Eau gazeuse @Bt 3-7|Demi pression @U 3-5',
    ),
  },
  units: list('U|Pce|pcs|H|Jour|Mois|kg|L|m²|ml|m³|Fft|Bte|Crt|Lot|Paire|km|kWh|Pal.|unité'),
  firstNames: list(
    'Jean|Marie|Pierre|Sophie|Nicolas|Camille|Philippe|Isabelle|Laurent|Nathalie|Julien|Céline|François|Catherine|Thierry|Sandrine|Olivier|Valérie|Antoine|Claire|Mathieu|Élodie|Bernard|Chantal|Guillaume|Aurélie|Didier|Véronique|Hugo|Léa|Benoît|Hélène|Yves',
  ),
  lastNames: list(
    'Martin|Bernard|Dubois|Thomas|Robert|Richard|Petit|Durand|Leroy|Moreau|Simon|Laurent|Lefebvre|Michel|Garcia|Roux|Fournier|Girard|Bonnet|Dupont|Lambert|Fontaine|Rousseau|Vincent|Muller|Lefèvre|Faure|Mercier|Blanc|Guérin|Boyer|Garnier|Chevalier|Perrin',
  ),
  companyWords: list(
    'Atelier|Maison|Établissements|Comptoir|Groupe|Transports|Bâtiment|Travaux|Services|Conseil|Informatique|Solutions|Logistique|Boulangerie|Brasserie|Caves|Jardin|Menuiserie|Plomberie|Électricité|Peinture|Imprimerie|Distribution|Fournitures|Bureau|Technique|Industrie|Mécanique|Énergie|Eaux|Hôtel|Auberge|Lumière|Soleil|Rivière|Montagne|Vallée|Provence|Loire|Atlantique|Alpes|Nord|Sud|Chêne|Étoile|Horizon|Azur|Pierre|Verger|Moulin|Cèdre|Lavande',
  ),
  streets: list(
    '{n} rue de la Gare|{n}, rue Victor Hugo|{n} avenue de la République|{n} rue du Moulin|{n} place de l’Église|{n} boulevard Pasteur|{n} rue des Lilas|{n} chemin des Vignes|{n} rue Jean Jaurès|{n}, avenue Foch|{n} impasse du Château|{n} rue de l’Industrie|{n} rue Nationale|{n} allée des Tilleuls|{n} route de Lyon|{n} quai de la Loire|{n} rue du Commerce|{n} rue Saint-Michel|{n} rue des Écoles|{n} ZA les Peupliers|{n} rue Gambetta|{n} cours Mirabeau|{n} rue du Marché|Rue de la Poste {n}|Chaussée de Namur {n}|Rue Haute {n}|Avenue Louise {n}|{n} rue Molière|{n} rue du Port|{n} chemin du Lac|{n} rue des Artisans|{n} square des Roses',
  ),
  pageOf: list('Page {page} sur {pages}|Page {page}/{pages}|Page : {page} / {pages}|Page {page} de {pages}|Page {page}'),
  days: list('jours|jour|jrs|j|jours calendaires'),
  customers: list('client|acheteur|l’acheteur|acquéreur|l’acquéreur|preneur|destinataire'),
  immediately: list('immédiatement|à réception|comptant|à réception de facture|dès réception'),
};
