import { BRAND, OPERATOR, problemsIn, type Brand, type OperatorTexts } from './brand.ts';
import { colourProblems, type ColourSchemes } from './brand-colours.ts';
import { readDrawing } from './drawing.ts';

const WRONG_MARK =
  'mark.svg: solo puede tener rect, path y circle, con colores como #12263a, sobre un viewBox="0 0 lado lado"';

/**
 * Reads and checks the folder `brand/`, a bank's brand. `read` returns the text of a file; null if there is none, which only `operator.json` may be. @throws
 * Error naming everything that is wrong
 */
export function readBrandFolder(read: (file: string) => string | null) {
  const problems: string[] = [];
  const parsed = <Content>(file: string, missing?: Content): Content => {
    const text = read(file);
    try {
      return text === null && missing !== undefined ? missing : (JSON.parse(text ?? '') as Content);
    } catch {
      problems.push(`${file}: falta, o no es JSON`);
      return {} as Content;
    }
  };
  const brand = parsed<Brand>('brand.json');
  const operator = parsed<OperatorTexts>('operator.json', {});
  const colours = parsed<ColourSchemes>('colours.json');
  const mark = readDrawing(read('mark.svg') ?? '');
  problems.push(
    ...problemsIn('brand.json', brand, BRAND),
    ...problemsIn('operator.json', operator, OPERATOR),
    ...colourProblems(colours),
    ...(mark ? [] : [WRONG_MARK]),
  );
  if (mark === null || problems.length > 0)
    throw new Error(`La carpeta brand/ no sirve:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return { brand, operator, colours, mark };
}
