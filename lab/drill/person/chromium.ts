const { CHROMIUM_PATH: executablePath } = process.env;

/** Options to launch `CHROMIUM_PATH`, else Playwright's own browser; without a sandbox, so that root can too. */
export const CHROMIUM = {
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
};
