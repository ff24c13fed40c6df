import type { SelectOption } from '#shared/ui/fields/select-field.tsx';
import type { Catalogos } from '../../api/wire.ts';
import { option } from '../../answers/catalogue-options.ts';

/** The products that staff choose from. */
export const productOptions = ({ productos }: Catalogos): readonly SelectOption[] => productos.map(option);
