import { usePdfDownload } from '#shared/simulation/use-pdf-download.ts';
import type { Solicitud } from '#shared/browser/solicitudes.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { PartnerNames } from './partner-names.ts';
import styles from './solicitudes-panel.module.css';

export interface SolicitudRowProps {
  solicitud: Solicitud;
  names: PartnerNames;
}

/** Whose it is, for which project, and its document. */
export function SolicitudRow({ solicitud, names }: SolicitudRowProps) {
  const { uuid, rut, broker, project } = solicitud;
  const pdf = usePdfDownload(uuid);
  return (
    <li className={styles['row']}>
      <b className="num">{rut}</b>
      <span>
        {broker === null ? 'Sin inmobiliaria' : names.broker(broker)}
        {project !== null && <small>{names.project(project)}</small>}
      </span>
      <Button variant="low" small working={pdf.isWorking} workingLabel="Descargando…" onClick={pdf.download}>
        <Icon name="download" /> Descargar<span className="vh"> la simulación de {rut}</span>
      </Button>
    </li>
  );
}
