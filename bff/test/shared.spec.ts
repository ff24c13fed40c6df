/** One BFF for the tests that only read: its modules are loaded, and it is started, once. */
import './shared/answers.ts';
import './shared/calc-dividendo.ts';
import './shared/explanation.ts';
import './shared/matrix.ts';
import './shared/paths.ts';
import './shared/questions.ts';
import './shared/service-account.ts';
