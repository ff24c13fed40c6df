import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { LeaveQuestion } from './leave-question.tsx';
import { askToLeave, useUnsaved, useUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import { fill } from '../../testing/fill.ts';
import { isClosePrevented } from '../../testing/leaving.ts';

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return (
    <>
      <label>
        Nombre <input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <Link to="/formulario">Aquí</Link>
      <Link to="/lista">Lista</Link>
      <a href="/informe" target="_blank">
        Informe
      </a>
      <button onClick={() => askToLeave(() => setText(''))}>Borrar</button>
      <LeaveQuestion />
    </>
  );
}

const field = () => screen.getByLabelText('Nombre');
const question = () => screen.queryByRole('dialog', { name: 'Hay cambios por guardar' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const path = () => window.location.pathname;

/** Presses the browser's back or forward button. The window gets the event before the screen does. */
const step = (by: -1 | 1) =>
  act(async () => {
    const done = new Promise((resolve) => (onStep = resolve));
    window.history.go(by);
    await done;
  });
let onStep: (event: PopStateEvent) => void = () => undefined;
window.addEventListener('popstate', (event) => onStep(event), { capture: true });

async function openForm(): Promise<void> {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/formulario" element={<Form />} />
        <Route path="*" element={<Link to="/formulario">Nuevo</Link>} />
      </Routes>
    </BrowserRouter>,
  );
  await follow('Nuevo');
}

describe('what was typed and not saved', () => {
  beforeEach(async () => {
    window.history.pushState(null, '', '/');
    await openForm();
    fill(field(), 'Terreno');
  });
  afterEach(() => window.history.pushState(null, '', '/'));

  it('is not lost by a link without a confirmation', async () => {
    await follow('Lista');
    expect(question()).toBeVisible();
    await press('Seguir aquí');
    expect([question(), path()]).toEqual([null, '/formulario']);
    expect(field()).toHaveValue('Terreno');
    await follow('Lista');
    await press('Salir sin guardar');
    expect([question(), path()]).toEqual([null, '/lista']);
  });

  it('is not lost by the way back either, however often it is gone', async () => {
    await step(-1);
    expect(question()).toBeVisible();
    await waitFor(() => expect(path()).toBe('/formulario'));
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('Terreno');
    await step(-1);
    await waitFor(() => expect(path()).toBe('/formulario'));
    expect(question()).toBeVisible();
    await press('Salir sin guardar');
    expect(await screen.findByRole('link', { name: 'Nuevo' })).toBeVisible();
    expect(path()).toBe('/');
  });

  it('is not lost by what else would take its place', async () => {
    await press('Borrar');
    expect(field()).toHaveValue('Terreno');
    await press('Salir sin guardar');
    expect(field()).toHaveValue('');
  });

  it('is the browser’s to ask about when the tab is closed, and nothing is once it is gone', async () => {
    expect(isClosePrevented()).toBe(true);
    await userEvent.clear(field());
    expect(isClosePrevented()).toBe(false);
    await press('Borrar');
    await follow('Lista');
    expect([question(), path()]).toEqual([null, '/lista']);
  });

  it('is in nobody’s way who opens another tab, or stays', async () => {
    await follow('Informe');
    // jsdom has a single tab.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Lista' }), { ctrlKey: true });
    await follow('Aquí');
    expect(question()).toBeNull();
    expect(field()).toHaveValue('Terreno');
  });
});

describe('what was typed in the open detail and not saved', () => {
  function List() {
    const isOpen = useLocation().search !== '';
    return (
      <>
        <Link to="?detalle=1">Ana</Link>
        <Link to="?detalle=1&page=2">Página 2</Link>
        {isOpen && <Detail />}
        <LeaveQuestion />
      </>
    );
  }
  function Detail() {
    useUnsavedInDetail(true);
    return null;
  }

  it('stays while the detail does, and is not lost by the way back that closes it', async () => {
    window.history.pushState(null, '', '/listado');
    render(
      <BrowserRouter>
        <List />
      </BrowserRouter>,
    );
    await follow('Ana');
    await follow('Página 2');
    expect(question()).toBeNull();
    await step(-1);
    await waitFor(() => expect(window.location.search).toBe('?detalle=1'));
    expect(question()).toBeNull();
    await step(-1);
    expect(question()).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?detalle=1'));
    await press('Salir sin guardar');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(question()).toBeNull();
  });
});
