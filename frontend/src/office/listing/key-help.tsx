import { Fragment, useState } from 'react';
import { IconButton } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { areKeysOn, switchKeys } from './list-commands.ts';

/** Keys of the list, in order. */
const KEYS: readonly (readonly [label: string, ...keys: string[]])[] = [
  ['Buscar', '/'],
  ['Fila siguiente, anterior', 'J', 'K', '↓', '↑'],
  ['Abrir al cliente', 'Enter'],
  ['Registrar contacto', 'C'],
  ['Resultado del contacto', '1', '2', '3', '4', '5'],
  ['Guardar y abrir la siguiente', 'Ctrl', 'Enter'],
  ['Cerrar', 'Esc'],
  ['Esta ayuda', '?'],
];
const ADMIN_KEYS: typeof KEYS = [
  ['Seleccionar hasta una casilla', 'Mayús', 'clic'],
  ['Asignar', 'A'],
];

export interface KeyHelpProps {
  isAdmin: boolean;
  onClose: () => void;
}

/** The list's keys. See docs/rules.md R872. */
export function KeyHelp({ isAdmin, onClose }: KeyHelpProps) {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Modal
      title="Teclas"
      onClose={onClose}
      aside={<IconButton icon="close" label="Cerrar" onClick={onClose} />}
      footer={null}
    >
      <div className="p-4 md:px-6">
        <CheckboxField
          name="list_keys"
          label="Usar estas teclas en este equipo"
          value={isOn}
          onChange={(checked) => {
            switchKeys(checked);
            setOn(checked);
          }}
        />
      </div>
      <dl className="grid gap-2 px-4 pb-5 md:px-6">
        {[...KEYS, ...(isAdmin ? ADMIN_KEYS : [])].map(([label, ...keys]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="text-right">
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
