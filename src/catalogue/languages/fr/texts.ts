/** French: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
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
    'Facture n° {invoiceId} du {invoiceDate}|Merci de rappeler le numéro de facture {invoiceId} lors de votre paiement.|Suite à votre commande {receiverOrderId}, nous vous facturons :|Livraison du {deliveryDate}|Client {customerId} – Facture {invoiceId}|Référence à rappeler : {invoiceId} / {customerId}|Votre commande {receiverOrderId} livrée le {deliveryDate}|Suite à votre commande {receiverOrderId} du {receiverOrderDate}, nous vous facturons :|Marchandises livrées le {deliveryDate} selon votre bon {receiverOrderId}.|Les travaux ont été achevés le {deliveryDate}.|Votre commande n° {receiverOrderId}, livrée le {deliveryDate}',
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
  immediately: list('immédiatement|à réception|comptant|à réception de facture|dès réception'),
};
