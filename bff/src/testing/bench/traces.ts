/** The bench of main.ts with the BFF beside itself without the code of traces: what traces cost that are switched off. */
process.env['BENCH_OTHER'] = 'untraced';
process.env['BENCH_ONLY'] ??= 'proxied';
await import('./main.ts');
export {};
