import { Fragment, useState } from 'react';
import { IconButton } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { areKeysOn, switchKeys } from './list-commands.ts';
import styles from './key-help.module.css';

const WIDTH_PX = 440;

/** Keys of the list, in order. */
const KEYS: readonly (readonly [label: string, ...keys: string[]])[] = [
  ['Buscar', '/'],
  ['Fila siguiente, anterior', 'J', 'K', '↓', '↑'],
  ['Abrir al cliente', 'Enter'],
  ['Registrar contacto', 'C'],
  ['Resultado del contacto', '1', '2', '3', '4', '5'],
  ['Guardar y abrir la siguiente', 'Ctrl', 'Enter'],
  ['Cambiar el estado', 'E'],
  ['Próximo contacto', 'N'],
  ['Cerrar', 'Esc'],
  ['Esta ayuda', '?'],
];
const ADMIN_KEYS: typeof KEYS = [
  ['Seleccionar la fila', 'X'],
  ['Extender la selección', 'Mayús', 'J', 'K'],
  ['Hasta una casilla', 'Mayús', 'clic'],
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
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={onClose}
      aside={<IconButton icon="close" label="Cerrar" onClick={onClose} />}
      footer={null}
    >
      <div className={styles['switch']}>
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
      <dl className={styles['keys']}>
        {[...KEYS, ...(isAdmin ? ADMIN_KEYS : [])].map(([label, ...keys]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
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
