import { escaped } from './junit-report.ts';
import { type Outcome, type ReplayResult, shownValue, type StepResult } from './result.ts';
import { verdict } from './text-report.ts';

const WORDS: Readonly<Record<Outcome, string>> = {
  same: 'Igual',
  different: 'Diferente',
  skipped: 'Sin enviar',
  failed: 'Sin respuesta',
};
const STYLE = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid #8886; }
code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.different > td:first-child, .failed > td:first-child { color: light-dark(#a1121f, #ff8a8f); font-weight: 600; }
.same > td:first-child { color: light-dark(#17602f, #7fd99a); }
`;

function differencesOf({ differences }: StepResult): string {
  if (differences.length === 0) return '';
  const rows = differences.map(
    ({ path, recorded, received }) =>
      `<tr><td><code>${escaped(path)}</code></td><td><code>${escaped(shownValue(recorded))}</code></td><td><code>${escaped(shownValue(received))}</code></td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Lugar</th><th scope="col">Grabado</th><th scope="col">Recibido</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function rowOf(step: StepResult): string {
  const notes = step.notes.map((note) => `<p>${escaped(note)}</p>`).join('');
  return `<tr class="${step.outcome}"><td>${WORDS[step.outcome]}</td><td><code>${escaped(`${step.method} ${step.address}`)}</code><br>${escaped(step.file)}, ${step.entry}</td><td>${step.recordedStatus} / ${step.receivedStatus ?? '–'}</td><td>${differencesOf(step)}${notes}</td></tr>`;
}

/** Formats the result as one self-contained HTML page. */
export function htmlReport(result: ReplayResult): string {
  return `<!doctype html>
<html lang="es-CL">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Repetición de ${escaped(result.files.join(', '))}</title>
<style>${STYLE}</style>
<h1>Repetición de ${escaped(result.files.join(', '))}</h1>
<p>En ${escaped(result.target)}, ${escaped(result.startedAt)}.</p>
${result.notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
<p><strong>${escaped(verdict(result))}</strong></p>
<table>
<thead><tr><th scope="col">Resultado</th><th scope="col">Solicitud</th><th scope="col">Estado</th><th scope="col">Diferencias</th></tr></thead>
<tbody>
${result.steps.map(rowOf).join('\n')}
</tbody>
</table>
</html>
`;
}
