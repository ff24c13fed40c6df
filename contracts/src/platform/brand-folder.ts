import { brandProblems, operatorProblems, type Brand, type OperatorTexts } from './brand.ts';
import { colourProblems, type ColourSchemes } from './brand-colours.ts';
import { drawingProblems, readDrawing } from './drawing.ts';

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
  const svg = read('mark.svg') ?? '';
  const mark = readDrawing(svg);
  problems.push(
    ...brandProblems(brand),
    ...operatorProblems(operator),
    ...colourProblems(colours),
    ...drawingProblems(svg),
  );
  if (mark === null || problems.length > 0)
    throw new Error(`La carpeta brand/ no sirve:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return { brand, operator, colours, mark };
}
