import { simulationCount } from '#shared/simulation/figure-texts.ts';
import type { DownloadProgress } from './download-file.ts';

export const DOWNLOAD = 'Descargar Excel';
export const DOWNLOAD_FAILED = 'Error al descargar archivo.';
export const UPLOAD = 'Subir Excel';
export const TOO_LARGE = 'El archivo supera los 5 MB. Descargue menos días o un solo estado.';

const megabytes = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a size, e.g. `3,4 MB`. */
export const formatMegabytes = (bytes: number): string => `${megabytes.format(bytes / 1_000_000)}\u00a0MB`;

export const describeProgress = ({ count }: DownloadProgress): string =>
  `Descargando ${simulationCount(count)}…`;
