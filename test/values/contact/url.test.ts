/** Web addresses. */
import { url } from '../../../src/values/contact/url.js';
import { finds, findsNot, reads } from '../tables.js';

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
reads(url, [['www.Example.com/', 'https://example.com'], ['http://example.de', 'https://example.de'], ['Nr.47'], ['12.50']]);
finds(url, [['www.example.com, example.at', 'www.example.com', 'example.at']]);
findsNot(url, [['z.B. info@example.de', 'example.de', 'z.B']]);
