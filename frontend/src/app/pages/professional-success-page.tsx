import { useNavigate } from 'react-router-dom';
import { RESET_ENTRY } from '#shared/simulation/professional-entry.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';
import styles from './professional-success-page.module.css';

/** See docs/rules.md R89, R90. */
export default function ProfessionalSuccessPage() {
  const navigate = useNavigate();
  return (
    <OfficeLayout>
      <section className={styles['done']}>
        <Icon name="check" />
        <h1>Muy bien, la solicitud fue enviada con éxito al cliente.</h1>
        <Button variant="go" onClick={() => void navigate('/simulador-profesional', { state: RESET_ENTRY })}>
          Volver a simular
        </Button>
      </section>
    </OfficeLayout>
  );
}
