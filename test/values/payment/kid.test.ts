/** Norwegian payment references. */
import { kid } from '../../../src/values/payment/kid.js';
import { findsNot, reads } from '../tables.js';

reads(kid, [
  ['602243', '602243 passed'],
  ['602244', '602244 failed'],
]);
findsNot(kid, [['KID 602244', '602244']]);
