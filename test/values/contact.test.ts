/** Telephone numbers, e-mail and web addresses. */
import { email } from '../../src/values/contact/email.js';
import { phone } from '../../src/values/contact/phone.js';
import { url } from '../../src/values/contact/url.js';
import { finds, findsNot, reads } from './tables.js';

reads(phone, [
  ['+43 (0) 1 23456', '+43123456'],
  ['0043 1 234567', '+431234567'],
  ['01/234 56-0', '01234560'],
  ['912 345 678 / 687 654 321', '912345678'],
  ['0731 / 60 12 345', '07316012345'],
  ['0043 7242 / 123456', '+437242123456'],
  ['+49 (0) 731 / 60 12-345', '+497316012345'],
  // Mobile numbers of India, bare, in halves, and two of them.
  ['98450 12345', '9845012345'],
  ['+91-98450 12345', '+919845012345'],
  ['9845012345/9886012346', '9845012345'],
  ['9845012345,9886012346', '9845012345'],
  ['022/2345678', '0222345678'],
  ['12'],
]);
finds(phone, [
  ['Mob:9845012345', '9845012345'],
  ['Ph. 0120-4112345', '0120-4112345'],
  ['Contact No. 98450 12345, 98860 12345', '98450 12345', '98860 12345'],
  ['M: 9845012345/9886012346', '9845012345/9886012346'],
  ['Tel. +43 1 234 56 - 0 Fax: 01/23456-99', '+43 1 234 56 - 0', '01/23456-99'],
  ['(212) 555-1212', '(212) 555-1212'],
]);
findsNot(phone, [['am 03.04.2025', '03.04.2025']]);
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
reads(url, [
  ['🌐 www.laden.studio', 'https://laden.studio'],
  ['laden.museum', 'https://laden.museum'],
  ['https://grün-haus.de/impressum/', 'https://grün-haus.de/impressum'],
  ['Web: laden.co.uk', 'https://laden.co.uk'],
  ['✉ contact@atelier-brume.fr'],
  ['reg.Gen.m.b.H.'],
  ['www.reg.Gen.m.b.H.'],
  ['factur-x.xml'],
  ['https://rechnung.xml'],
  ['co.uk'],
  ['www.de'],
  ['e.V.'],
]);
finds(url, [['Besuchen Sie www.laden.studio oder laden.at', 'www.laden.studio', 'laden.at']]);
findsNot(url, [['Volksbank reg.Gen.m.b.H., Dipl.Ing. Inh.Museum, factur-x.xml', 'reg.Gen.m.b.H', 'Dipl.Ing', 'Inh.Museum', 'factur-x.xml']]);
reads(email, [
  ['Office@Example.com,', 'office@example.com'],
  ['info (at) example.de', 'info@example.de'],
  ['e-mailsales@example.com', 'sales@example.com'],
  ['email@example.com', 'email@example.com'],
  ['example.com'],
]);
finds(email, [['Mail: Office@Example.com, Tel', 'Office@Example.com']]);
reads(url, [['www.Example.com/', 'https://example.com'], ['http://example.de', 'https://example.de'], ['Nr.47'], ['12.50']]);
finds(url, [['www.example.com, example.at', 'www.example.com', 'example.at']]);
findsNot(url, [['z.B. info@example.de', 'example.de', 'z.B']]);
