/** Name of the bank in PDF and mail: a neutral default that a bank replaces. */
export const WORDMARK = { name: 'Lindero', kind: 'Cooperativa' } as const;

/** Colours of the client's theme. */
export const COLOUR = {
  ink: '#12263a',
  secondText: '#4a5b68',
  teal: '#0b5d57',
  tealSoft: '#cfe6e2',
  tealTint: '#e3f1ef',
  amber: '#b5780e',
  markAmber: '#e4a11b',
  line: '#dde2e0',
  edge: '#74827f',
  paper: '#f6f7f5',
  white: '#ffffff',
} as const;
