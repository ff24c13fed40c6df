import { Button } from '#shared/ui/button.tsx';
import { LABELS } from './texts.ts';
import styles from './login-form.module.css';

export interface PasswordToggleProps {
  isShown: boolean;
  onToggle: () => void;
}

/** Shows what was typed, and hides it again. */
export function PasswordToggle({ isShown, onToggle }: PasswordToggleProps) {
  return (
    <Button variant="low" small className={styles['toggle']} aria-controls="password" onClick={onToggle}>
      {isShown ? 'Ocultar' : 'Mostrar'}
      <span className="vh"> {LABELS.password.toLowerCase()}</span>
    </Button>
  );
}
