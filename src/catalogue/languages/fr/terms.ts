/** French: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Facture|FACTURE|Facture de vente|Facture client|Note d’honoraires|Facture d’acompte|Facture de solde|Facture définitive|Facture proforma|Facture finale|Facture de vente comptant|Facture / Reçu|Facture intermédiaire|Facture récapitulative|Facture simplifiée',
    creditNote: 'Avoir|AVOIR|Note de crédit|Facture d’avoir|Avoir client|Note de crédit client|Facture rectificative|Note de crédit n°|Facture d’avoir client',
    receipt: 'Reçu|Ticket de caisse|Quittance|Ticket|Reçu de paiement|Ticket client|Ticket de vente|Facturette|Reçu de vente|Reçu officiel|Reçu client',
    deliveryNoteTitle: 'Bon de livraison|Bordereau de livraison|Bon d’expédition|Liste de colisage|Bulletin de livraison|Bon d’enlèvement',
    orderConfirmationTitle: 'Confirmation de commande|Accusé de réception de commande|Bon de commande',
    offerTitle: 'Devis|Offre de prix|Offre|Proposition commerciale|Soumission|Estimation|Estimé',
    reminderTitle: 'Relance|Rappel de paiement|Mise en demeure|Relevé de compte|Lettre de rappel',
    termsTitle: 'Conditions générales de vente|CGV|Conditions générales|Conditions de vente',
    letterSubject: 'Objet|Concerne|Réf.|Sujet',
    invoiceId:
      'N° facture|Facture n°|N° de facture|Numéro de facture|Numéro|N°|Facture N°|Facture No|Facture|No facture|Facture numéro|Réf. facture|Référence facture|N° de pièce|Pièce n°|Numéro facture|N° document|Facture Nr|Fact. n°|Document n°|N° fact.|Avoir n°|Référence de la facture|N° de la facture|Numéro de la facture|No de facture|# de facture|N° Facture/Avoir|N° d’avoir|N° avoir|Numéro de document|N° de document|N° ticket de caisse|Numéro de pièce|Reçu n°|N° de reçu|N° de pièce comptable|N° quittance|Facture réf.|Réf. document',
    invoiceDate:
      'Date de facture|Date|Date facture|Date d’émission|Date de facturation|Date de la facture|Facture du|Émise le|Date du document|Date document|Du|Le|Établie le|En date du|Date pièce|Date fact.|Date émission|Facturé le|Date de création|Date d’établissement|Date établissement|Émis le|Émission|Facturation du|Date de l’avoir|Date avoir|Date du reçu|Émise en date du|Date de vente / facture|Date de pièce|Fait le',
    deliveryDate:
      'Date de livraison|Livré le|Date livraison|Date d’expédition|Date de la prestation|Date de prestation|Livraison le|Date de vente|Expédié le|Date de fourniture|Date de réalisation|Date d’exécution|Date d’intervention|Livraison du|Date de la livraison|Travaux terminés le|Travaux réalisés le|Intervention du|Effectué le|Réalisé le|Exécuté le|Prestation du|Terminé le|Travaux exécutés le|Date des travaux|Intervention le|Date d’envoi|Expédition le|Date de fin d’exécution|Date de fin de prestation|Date de la vente|Date de remise|Livraison effectuée le|Date d’enlèvement|Date réelle de livraison|Date de service|Livrée le|Date de fin de travaux',
    deliveryNoteId:
      'Bon de livraison|N° BL|BL n°|Bon de livraison n°|N° de bon de livraison|BL|N° bon de livraison|Livraison n°|N° de livraison|Bordereau n°|Notre BL|Numéro de BL|Bon n°|B.L. N°|N° d’expédition|Bulletin de livraison|N° de BL|Nos BL|Bons de livraison|Bon de livraison no|Bon de livraison Nr|N° bon d’expédition|Bulletin de livraison n°',
    customerId:
      'N° client|Code client|Client n°|Numéro client|Numéro de client|Réf. client|Client|Compte client|N° de client|Code Client|N° compte client|Référence client|Votre n° client|No client|Votre numéro de client|Cpte client|N° de compte|Identifiant client|N° adhérent|No de client|Code tiers|N° de tiers|N° débiteur|N° de membre|Votre code client|Votre compte client|N° d’abonné|N° contrat client|ID client|Compte n°|Votre référence client|N° cli.',
    receiverOrderId:
      'Votre commande|N° de commande|Votre référence|Bon de commande|Commande n°|V/Réf.|Vos réf.|Votre n° de commande|N° commande client|Votre commande n°|Réf. commande|N° BC|Vos références|V/Réf|V/Commande|Votre réf.|Bon de commande n°|N° engagement|Commande client|Réf. client|N° bon de commande|No de commande|No. commande|Réf. commande client|Votre bon de commande|Votre BC|N° BDC|Référence acheteur|Référence de commande|N° de bon de commande|Bon de commande no|Vos références commande|Réf. acheteur|N° d’engagement',
    receiverOrderDate:
      'Date de commande|Votre commande du|Commande du|Date commande|Date de votre commande|Date de la commande|Bon de commande du|Commandé le|Date bon de commande|Date cde client|Date BC|Date du bon de commande|Date de bon de commande|Votre commande en date du',
    senderOrderId:
      'N° de commande|Notre référence|N/Réf.|Commande|Notre réf.|Nos réf.|N° commande|N° dossier|Commande n°|N/Réf|Nos références|Notre commande|Notre n° de commande|N° d’ordre|Dossier n°|N° cde|Réf. interne|Ordre n°|Confirmation n°|N° de dossier interne|Notre commande n°|No commande|Notre n°|Ordre de travail|Bon de travail|N° de bon de travail|N° intervention|N° d’affaire interne|Commande interne|Bon de commande interne',
    senderOrderDate:
      'Date de commande|Commande du|Notre commande du|Date d’ordre|Confirmation du|Date de confirmation|Date cde|Date de l’ordre|Commande enregistrée le',
    costCenter: 'Centre de coûts|Centre de coût|Section analytique|Code analytique|Centre de frais|Centre de profit|Code service|Imputation',
    dueDate:
      'Date d’échéance|Échéance|Échéance le|À payer avant le|Date limite de paiement|Payable le|Date échéance|À régler avant le|Échéance au|Date de paiement|Date de règlement|Payable avant le|Règlement au plus tard le|Echéance|Date limite|Prélèvement le|Échéance du|À payer pour le|Payable au|Règlement le|Payable jusqu’au|Payable le ou avant le|Exigible le|Date d’exigibilité|Date d’échéance du paiement|Échéance de paiement|Échéance paiement|Date limite de règlement|Paiement avant le|Paiement dû le|À régler le|À payer au plus tard le|Règlement avant le|Date de prélèvement|Prélevé le|Dû le|Paiement pour le|À payer jusqu’au|Délai de paiement au|Payable d’ici le',
    paymentTerms:
      'Conditions de paiement|Conditions de règlement|Mode de règlement|Mode de paiement|Règlement|Modalités de paiement|Paiement|Délai de paiement|Modalités de règlement|Cond. de paiement|Condition de paiement|Moyen de paiement|Mode de paiement / règlement|Type de règlement|Délai de règlement|Méthode de paiement|Mode règl.|Réglé par',
    discount:
      'Escompte|Escompte jusqu’au|Taux d’escompte|Escompte pour paiement anticipé|Remise escompte|Escompte si paiement avant le|Date escompte|Esc.|Escompte de règlement|Escompte caisse|Conditions d’escompte',
    deliveryPeriod:
      'Période|Période de facturation|Période de prestation|Période facturée|Période du|Période de consommation|Période concernée|Période de location|Durée de la prestation|Mois de facturation|Séjour|Période d’abonnement|Période de service|Période d’utilisation|Période couverte|Période de livraison|Période d’exécution|Dates de prestation|Dates du séjour|Période de référence|Période de décompte|Cycle de facturation',
    from: 'du|de|Début|Arrivée|Date de début|à partir du|Date début|Début de période|Date d’arrivée|Depuis le',
    to: 'au|à|Fin|Départ|Date de fin|jusqu’au|Date fin|Fin de période|Date de départ',
    netTotal:
      'Total HT|Montant HT|Total H.T.|Total net HT|Sous-total|Total hors taxes|Montant total HT|HT|Net HT|Base HT|Total HTVA|Total hors TVA|Sous-total HT|Total H.T|Montant hors taxes|Total brut HT|Total marchandises|Montant net HT|Total excl. TVA|Montant HTVA|Total avant taxes|Sous-total avant taxes|Montant avant taxes|Total hors taxe|Total HT EUR|Total HT net|Somme HT|Montant total hors taxes|Total général HT|Total hors TVA CHF|Montant hors TVA|Total sans TVA|Sous-total hors TVA|Total HT après remise|Net commercial|Valeur nette|Montant brut HT|Base imposable totale',
    vatTotal:
      'TVA|Total TVA|Montant TVA|Total T.V.A.|Montant de la TVA|T.V.A.|Total taxes|Montant total TVA|TVA totale|Total de la TVA|Mt TVA|Taxes|TVA due|Montant T.V.A.|TVA incluse|TPS|TVQ|TVH|TVP|TPS/TVH|Total des taxes|Montant des taxes|Montant taxe|Taxe|Taxe sur la valeur ajoutée|Dont TVA|TVA (EUR)|Total TVA EUR|TVA à payer|Montant taxes',
    grandTotal:
      'Total TTC|Montant TTC|Total T.T.C.|Montant total TTC|Total|Net TTC|Total général|Total TVAC|TTC|Montant total|Total facture|Total toutes taxes comprises|Total incl. TVA|Montant de la facture|Total EUR|Total TVA comprise|Total CHF|Total à facturer|Total TTC EUR|Prix total TTC|Total à payer TTC|Total général TTC|Total avec taxes|Montant total TVAC|Total TVA incluse|Total TVA inclus|Montant TVAC|Montant facture|Montant de facture|Total de la facture|Total de facture|Somme TTC|Montant total facture|Total euros|Total net TTC|Montant total TVA comprise',
    vatRate: 'Taux TVA|Taux|Taux de TVA|% TVA|TVA %|Tx TVA|Taux de taxe',
    vatBase:
      'Base HT|Base TVA|Base|Montant HT|Base imposable|Base d’imposition|Base taxable|Base HTVA|Base de calcul|Base d’imposition TVA|Assiette|Montant imposable|Base hors TVA|Base nette',
    amountDue:
      'Net à payer|À payer|Montant à payer|Reste à payer|Solde à payer|Total à payer|Montant dû|Solde dû|Net à payer TTC|Reste dû|Solde|Montant prélevé|Total dû|Somme à payer|A régler|Montant total dû|Total net à payer|Net à régler|Montant à régler|Restant dû|Reste à régler|Solde de la facture|Solde restant dû|À payer EUR|Net à payer EUR|Total exigible|Montant exigible|Solde à régler|Total restant dû|Solde impayé|Montant restant dû|Total à régler|Solde en notre faveur',
    prepaid:
      'Acompte|Acompte versé|Déjà payé|Acomptes versés|Acompte reçu|Déjà réglé|Payé|Montant réglé|Payé à ce jour|Montant payé|Montant déjà payé|Déjà versé|Acompte à déduire|Paiements reçus|Règlement reçu|Règlements|Paiement reçu|Avances|Avance|Acompte payé|Total payé|Versement|Arrhes versées|Dépôt reçu|Paiements',
    rounding: 'Arrondi|Différence d’arrondi|Arrondis|Écart d’arrondi|Arrondi 5 ct|Arrondissement',
    shipping:
      'Frais de port|Port|Frais de livraison|Transport|Frais d’expédition|Port et emballage|Port HT|Participation transport|Frais de transport|Frais de port HT|Frais d’envoi|Frais de manutention|Livraison|Expédition|Frais d’expédition et de manutention|Emballage|Port et manutention|Frais d’emballage',
    discountAmount:
      'Remise|Remise globale|Rabais|Ristourne|Réduction|Montant remise|Remise commerciale|Remises|Total remise|Total remises|Remise client|Remise exceptionnelle|Remise totale|Rabais total|Réduction commerciale|Bon de réduction|Remise fidélité|Remise pied de facture|Escompte commercial',
    senderVatId:
      'N° TVA|TVA intracommunautaire|N° TVA intracommunautaire|N° TVA intra.|TVA|N° de TVA|Numéro de TVA|TVA intra|N° TVA intracom|N° d’identification TVA|TVA Intracom.|T.V.A.|N° id. TVA|N° IDE/TVA|Identifiant TVA|BTW/TVA|No TVA|No de TVA|TVA n°|TVA Intracommunautaire n°|N° Intracommunautaire|Id. TVA|N° ident. TVA|Code TVA intracommunautaire|N° TVA CEE|TVA BE|TVA CHE|CHE TVA|N° TVA / IDE|N° TPS|N° TVQ|TPS n°|TVQ n°|No TPS|No TVQ|N° de TPS|N° de TVQ|N° TVA vendeur',
    receiverVatId:
      'N° TVA client|Votre N° TVA|TVA client|Votre TVA|N° TVA intracom. client|N° TVA du client|Votre numéro de TVA|TVA intra client|TVA acheteur|Votre N° TVA intracommunautaire|N° TVA acheteur|N° TVA intracommunautaire client|Numéro de TVA client|Numéro TVA client|TVA intracommunautaire client|N° de TVA client|N° TVA du preneur|Votre no TVA|TVA du client|TVA intracom. client',
    taxId: 'N° fiscal|Numéro fiscal|NIF|Identifiant fiscal|Matricule fiscal|Matricule|Numéro d’identification fiscale|Code fiscal|N° contribuable|NINEA',
    companyRegistration:
      'SIRET|RCS|SIREN|N° SIRET|R.C.S.|N° d’entreprise|BCE|RC|Siret|N° RCS|IDE|Numéro d’entreprise|RPM|N° Siren|SIREN / SIRET|Code APE|N° BCE|N° d’entreprise BE|N° RC|Numéro SIRET|Numéro SIREN|Identifiant SIRET|N° IDE|SIRET n°',
    iban: 'IBAN|N° IBAN|Code IBAN|Compte IBAN|IBAN n°|Compte (IBAN)|IBAN (EUR)|IBAN CHF|N° de compte IBAN',
    bic: 'BIC|SWIFT|BIC/SWIFT|Code BIC|Code SWIFT|BIC (SWIFT)|Code BIC/SWIFT|BIC (code SWIFT)|SWIFT / BIC',
    bankCode: 'Code banque|Banque|Code guichet|Clearing|Code établissement|N° clearing|Code agence|Code bancaire|Transit|No de transit|No institution|Clé RIB',
    bankAccount: 'N° compte|Compte|N° de compte|Numéro de compte|Compte bancaire|RIB|CCP|Compte postal|No de compte|Compte n°|CCP n°|N° CCP',
    bankName:
      'Banque|Domiciliation|Coordonnées bancaires|Établissement|Nos coordonnées bancaires|Nom de la banque|Banque bénéficiaire|Votre banque|Institution financière',
    isrReference: 'Référence|Numéro de référence|Référence QR|N° de référence|Réf. BVR|Référence BVR|N° de référence BVR|Réf. QR|Références',
    kid: 'Communication|Communication structurée|Référence de paiement|Référence à rappeler|KID|Réf. à rappeler|Communication à rappeler|Réf. de paiement|Communication à mentionner|Motif de paiement|Motif versement',
    phone: 'Téléphone|Tél.|Tél|Tel|T|Mobile|Portable|Tél. fixe|Numéro de téléphone|N° de téléphone|Téléph.|Cell.|Cellulaire|Sans frais|Natel|N° tél.',
    fax: 'Fax|Télécopie|Télécopieur|F|N° fax|Fax n°|Téléfax|Téléc.|Télécopie n°',
    email: 'E-mail|Email|Courriel|Mail|Mél|Adresse e-mail|Adresse électronique|Adresse courriel|Courriel électronique|Adresse mail|Mail contact',
    website: 'Site web|Site internet|Web|Internet|www|Site|Notre site|Adresse web',
    register: 'RCS|Immatriculée au RCS de|Siège social|Registre du commerce|Greffe de|Tribunal de commerce|RPM',
    managingDirector: 'Gérant|Directeur général|Président|Gérante|Dirigeant|Administrateur délégué|Représentant légal|Direction|Administrateur',
    contactPerson:
      'Contact|Votre contact|Interlocuteur|À l’attention de|Votre interlocuteur|Personne de contact|Att.|Personne contact|Responsable|Vos contacts|À l’att. de|Att. de|Personne-ressource|Nom du contact',
    billTo:
      'Facturé à|Adresse de facturation|Client|Facturation|Destinataire|Facture à|Adressé à|Acheteur|Facturer à|Facturé au client|Adresse de facture|Adresse facturation|Adresse client|Coordonnées du client|Nom du client|Informations client|Vendu à|Acheté par|Client / Adresse|Destinataire de la facture|Adresse du client|Informations de facturation|Preneur|Donneur d’ordre',
    shipTo:
      'Adresse de livraison|Livré à|Livraison|Lieu de livraison|Expédié à|Chantier|Destinataire livraison|Expédier à|Adresse livraison|Adresse d’expédition|Livraison à|Adresse du chantier|Lieu d’intervention|Lieu des travaux|Livré au|Lieu d’exécution|Adresse de consommation',
    soldBy:
      'Vendeur|Fournisseur|Vendu par|Émetteur|Expéditeur|Prestataire|Société|Facturé par|Facture de|Bénéficiaire|Créancier|Vendeur / Prestataire|Expédié par|Payable à|Établi par|Émise par',
    position: 'N°|Pos.|Ligne|#|Poste|Lig.|N° ligne|Rang',
    itemId:
      'Référence|Réf.|Code article|Article|Code|Réf. article|N° article|Réf|Code produit|Art.|Référence article|Réf. produit|Référence produit|Code art.|Code barre|N° d’article|No article|No d’article|No produit|N° de produit|Référence fournisseur|Code prestation|N° art.',
    description:
      'Désignation|Description|Libellé|Article|Prestation|Désignation des articles|Produit|Intitulé|Détail|Désignation du produit|Désignation des produits|Désignation de l’article|Désignation des prestations|Description des services|Description du produit|Nature de la prestation|Nature des travaux|Nom du produit|Détails|Libellé article|Produit / Service|Désignation / Description|Prestations|Travaux',
    quantity: 'Quantité|Qté|Qte|Qté.|Nombre|Nb|Qté livrée|Heures|Qtés|Qté fact.|Qté cdée|Nbre|Nb d’heures|Nombre d’heures|Nb jours|Qté commandée',
    unit: 'Unité|U|Un.|Unité de mesure|UM|Cond.|Unités|Mesure|Unité mesure',
    unitPrice:
      'Prix unitaire|P.U. HT|PU HT|Prix unitaire HT|P.U.|Prix|PU|Prix unit.|Prix net|Tarif|P.U. net|Prix HT|Prix unit. HT|Prix un.|Prix/unité|Prix par unité|Prix à l’unité|P.U. TTC|Prix unitaire TTC|Prix unitaire net|Prix unitaire EUR|P.U. EUR|Prix u. HT|Coût unitaire|Coût|Taux horaire|Prix net HT|Px unitaire|P. unitaire|Prix de vente|Prix brut|Prix public|Tarif HT',
    lineVatRate: 'TVA|% TVA|Taux TVA|TVA %|Code TVA|Tx|Taux|Tx TVA|C. TVA|Taxe',
    lineDiscount: 'Remise|Rem.|% Rem.|Remise %|Rem|% remise|Rabais|Réduc.|Remises',
    lineTotal:
      'Montant HT|Total HT|Montant|Total|Prix total HT|Montant net|Net HT|Total ligne|Prix total|Montant EUR|Total net|Prix HT total|Somme|Valeur|Montant CHF|Prix net total|Total ligne HT|PT HT|Coût total',
    lineDeliveryDate: 'Date|Date de livraison|Livré le|Date prestation|Date livraison|Date d’expédition',
    lineOrderId: 'Commande|N° commande|Cde n°|Votre commande|Réf. commande|N° de commande|Cde|Cde client|N° cde|Commande client',
    lineDeliveryId: 'BL|Bon de livraison|N° BL|BL n°|N° bon de livraison|B.L. N°',
    serialNumber: 'N° de série|Numéro de série|S/N|N° lot|Lot|N° série|No de série|No série|N° de lot|N° châssis',
    carryOver:
      'Report|À reporter|Report page|Total à reporter|Sous-total à reporter|Report à nouveau page|À reporter page suivante|Report page précédente|Montant à reporter',
    subtotal: 'Sous-total|Sous total|Total partiel|S/Total',
    priceUnit: 'par|Unité de prix|pour|le|UP',
    page: 'Page|Page n°|Folio|P.|Pages|Feuille',
    printDate: 'Imprimé le|Date d’impression|Édité le|Date d’édition|Généré le|Imprimée le|Date impression|Date et heure d’impression',
    project:
      'Projet|Chantier|N° projet|Affaire|N° d’affaire|Référence chantier|Référence projet|N° chantier|No projet|N° de projet|Nom du projet|N° d’affaire client|Dossier',
    contract:
      'Contrat|N° contrat|Contrat n°|Référence contrat|N° de contrat|Marché n°|N° du contrat|No de contrat|N° marché|Numéro de contrat|N° d’abonnement|Abonnement|N° police|Police n°',
    trackingId: 'N° de suivi|Numéro de suivi|N° colis|Suivi colis|N° d’envoi|Colis n°|N° d’expédition colis|Suivi|N° tracking|N° de lettre de voiture',
    meterId: 'N° compteur|Compteur|PDL|Point de livraison|N° de compteur|PCE|Code EAN|N° PDL|N° PCE|N° PRM|Matricule compteur',
    previousBalance: 'Solde précédent|Ancien solde|Report de solde|Solde antérieur|Facture précédente',
    deposit: 'Caution|Consigne|Dépôt de garantie|Consignes|Arrhes',
    birthDate: 'Date de naissance|Né le|Née le|Né(e) le',
    validUntil: 'Valable jusqu’au|Validité|Valide jusqu’au|Offre valable jusqu’au|Date de validité',
    orderDateOfOffer: 'Devis du|Date du devis|Notre offre du|Date de l’offre',
    clerk:
      'Commercial|Représentant|Vendeur|Suivi par|Votre commercial|Dossier suivi par|Servi par|Caissier|Technicien|Vendeur/se|Conseiller|Votre conseiller|Votre interlocutrice|Employé|Caissière|Serveur|Représentant(e)|Établi par|Rédigé par|Vous avez été servi par',
    reference:
      'Référence|Réf.|Devis n°|N° devis|N° de dossier|Ref|Affaire suivie sous le n°|Incoterm|Référence devis|Réf. devis|Référence dossier|Réf. dossier|Notre offre|Référence interne|Bon de commande interne|N° de réf.|Référence du marché|Transporteur|Incoterms|Référence unique de mandat',
    terminal:
      'Terminal|Caisse|TPE|N° caisse|Magasin|N° ticket|Table|N° autorisation|N° de caisse|N° de table|Couverts|Couvert|N° commerçant|N° terminal|Pompe|Borne|N° de ticket',
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
};
