/** Stands for a style sheet in component tests: every class is called by its own name. */
const names: Readonly<Record<string, string>> = new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => String(name) },
);

export default names;
