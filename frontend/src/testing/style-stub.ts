/** Replaces style sheets in component tests: every class has its own name. */
const names: Readonly<Record<string, string>> = new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => String(name) },
);

export default names;
