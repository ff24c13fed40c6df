/** Jest's runner under a name of its own: projects with different runners share no worker, and run one after the other. */
export { default } from 'jest-runner';
