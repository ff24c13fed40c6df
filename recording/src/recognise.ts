import { isPhoneLike, isRutLike } from './detect.ts';
import { isInventedName } from './invented-names.ts';

const MARKED = /^(?:texto|token|user|rut|fono)-[0-9a-f]{8,10}(?:@example\.cl)?$/;

/** Whether a text of a recording may stand for another one: what a live system says there can be anything of its kind. */
export const isPseudonym = (text: string): boolean =>
  text === 'clave-oculta' ||
  MARKED.test(text) ||
  isInventedName(text) ||
  isRutLike(text) ||
  isPhoneLike(text);
