/** E-mail addresses. */
import { email } from '../../../src/values/contact/email.js';
import { finds, findsNot, reads } from '../tables.js';

reads(email, [
  ['✉ contact@atelier-brume.fr', 'contact@atelier-brume.fr'],
  ['<kasse@laden.co.uk>.', 'kasse@laden.co.uk'],
  ['büro@grün-haus.de', 'büro@grün-haus.de'],
  // No domain that can exist
  ['info@laden'],
  ['info@laden.d'],
  ['info@laden.xyzq'],
  ['anhang@rechnung.xml'],
  ['info@co.uk'],
  ['a@b@laden.de'],
]);
findsNot(email, [['Anlage x@zugferd-invoice.xml, x@fatturapa.p7m', 'x@zugferd-invoice.xml', 'x@fatturapa.p7m']]);
reads(email, [
  ['Office@Example.com,', 'office@example.com'],
  ['info (at) example.de', 'info@example.de'],
  ['e-mailsales@example.com', 'sales@example.com'],
  ['email@example.com', 'email@example.com'],
  ['example.com'],
]);
finds(email, [['Mail: Office@Example.com, Tel', 'Office@Example.com']]);
