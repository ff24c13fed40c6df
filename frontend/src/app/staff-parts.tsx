/** What the web simulator has for staff alone. */
export { ModulePhone } from '../features/simulator/modules/module-phone.tsx';
export { SolicitudesPanel } from '../features/solicitudes/solicitudes-panel.tsx';
