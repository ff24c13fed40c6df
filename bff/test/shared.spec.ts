/** One BFF for all tests that only read, so that it is started once. */
import './shared/answers.ts';
import './shared/calc-dividendo.ts';
import './shared/explanation.ts';
import './shared/matrix.ts';
import './shared/operations.ts';
import './shared/paths.ts';
import './shared/odd-names.ts';
import './shared/credit-options.ts';
import './shared/service-account.ts';
