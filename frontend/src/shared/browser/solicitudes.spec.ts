import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { storeSolicitud, readSolicitudes, type Solicitud } from './solicitudes.ts';

const solicitud = (uuid: string, rut = '12345678-5'): Solicitud => ({ uuid, broker: null, project: 7, rut });

describe('solicitudes', () => {
  let file: () => Promise<Response>;
  beforeEach(() => {
    file = () => Promise.resolve(new Response('', { status: 404 }));
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => file());
  });

  it('are this browser’s, newest first, each once', async () => {
    storeSolicitud(solicitud('a'));
    storeSolicitud(solicitud('b', '7654321-6'));
    storeSolicitud(solicitud('a'));
    expect(await readSolicitudes()).toEqual([solicitud('a', '12.345.678-5'), solicitud('b', '7.654.321-6')]);
  });

  it('lose the RUT with the tab', async () => {
    storeSolicitud(solicitud('a'));
    expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/12\.?345\.?678/);
    window.sessionStorage.clear();
    expect(await readSolicitudes()).toEqual([solicitud('a', '12.3**.***-5')]);
  });

  it('come from the file where nothing is stored', async () => {
    file = () => Promise.resolve(Response.json([solicitud('f'), { uuid: 7 }, null]));
    expect(await readSolicitudes()).toEqual([solicitud('f')]);
    file = () => Promise.resolve(Response.json([{ uuid: 'g', broker: '3', rut: '7654321-6' }]));
    expect(await readSolicitudes()).toEqual([{ uuid: 'g', broker: null, project: null, rut: '7654321-6' }]);
    file = () => Promise.resolve(new Response('<!doctype html>'));
    expect(await readSolicitudes()).toEqual([]);
    file = () => Promise.resolve(new Response('', { status: 404 }));
    expect(await readSolicitudes()).toEqual([]);
    storeSolicitud(solicitud('a'));
    file = () => Promise.reject(new Error('not asked'));
    expect(await readSolicitudes()).toHaveLength(1);
  });

  it('are none where storage holds rubbish or refuses', async () => {
    window.localStorage.setItem('solicitudes', '{"uuid":');
    expect(await readSolicitudes()).toEqual([]);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => storeSolicitud(solicitud('a'))).not.toThrow();
  });
});
