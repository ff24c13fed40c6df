import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { LocationProbe } from '../../testing/location.tsx';
import { MemoryRouter, Screens } from '../../testing/memory-router.tsx';
import { browserHistory, guardSteps, pathOf } from './history.ts';
import { isAt, Link, Navigate, NavLink, Router, useIsReturn, useLocation } from './router.tsx';

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

function Here() {
  const { pathname, search, hash, state } = useLocation();
  const way = useIsReturn() ? 'vuelta' : 'ida';
  return <p aria-label="aquí">{`${pathname}${search}${hash} ${JSON.stringify(state)} ${way}`}</p>;
}
const here = () => screen.getByLabelText('aquí').textContent;

/** Goes in the browser's history and waits for its event. */
const step = (by: -1 | 1) =>
  act(async () => {
    const done = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(by);
    await done;
  });

it.each([
  ['/tarifas', ['/tarifas', '', '']],
  ['/tarifas?a=1#b', ['/tarifas', '?a=1', '#b']],
  ['?a=1', ['/aquí', '?a=1', '']],
  ['#b?c', ['/aquí', '', '#b?c']],
  [{ search: '?a=1' }, ['/aquí', '?a=1', '']],
  [{ pathname: '/x' }, ['/x', '', '']],
] as const)('reads the address %j', (to, [pathname, search, hash]) => {
  expect(pathOf(to, '/aquí')).toEqual({ pathname, search, hash });
});

it.each([
  ['/tarifas', '/tarifas/', true],
  ['/simulatorTemplate', '/simulatortemplate', true],
  ['/', '/', true],
  ['/tarifas', '/tarifas/nueva', false],
])('finds %s at %s: %s', (route, pathname, isFound) => {
  expect(isAt(route, pathname)).toBe(isFound);
});

describe('in the browser', () => {
  beforeEach(() => window.history.replaceState(null, '', '/uno'));
  const open = () =>
    render(
      <Router history={browserHistory()}>
        <Link to="/dos?a=1" state={{ de: 'uno' }}>
          Dos
        </Link>
        <Link to="/tres" replace>
          Tres
        </Link>
        <Here />
      </Router>,
    );

  it('follows a link with its state, and steps back and forward', async () => {
    open();
    expect(here()).toBe('/uno null vuelta');
    await follow('Dos');
    expect(here()).toBe('/dos?a=1 {"de":"uno"} ida');
    expect(window.location.pathname + window.location.search).toBe('/dos?a=1');
    await step(-1);
    expect(here()).toBe('/uno null vuelta');
    await step(1);
    expect(here()).toBe('/dos?a=1 {"de":"uno"} vuelta');
  });

  it('adds no entry for a link that replaces, or leads to where it is', async () => {
    open();
    const before = window.history.length;
    await follow('Tres');
    expect([here(), window.history.length]).toEqual(['/tres null ida', before]);
    await follow('Dos');
    await follow('Dos');
    expect(window.history.length).toBe(before + 1);
  });

  it('reads the state that the entry had before a reload', () => {
    window.history.replaceState({ usr: { paso: 2 }, key: 'x', idx: 4 }, '', '/uno#f');
    open();
    expect(here()).toBe('/uno#f {"paso":2} vuelta');
  });

  it('stays where it is while a guard holds the step', async () => {
    open();
    await follow('Dos');
    const held: number[] = [];
    const release = guardSteps((by) => held.push(by) > 0);
    await step(-1);
    expect(here()).toContain('/dos');
    await step(1);
    expect([held, here()]).toEqual([[-1], expect.stringContaining('/dos')]);
    release();
    await step(-1);
    expect(here()).toContain('/uno');
  });
});

it('keeps a screen until the next one is loaded', async () => {
  let arrive: (module: { default: () => string }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)));
  render(
    <MemoryRouter>
      <Suspense fallback="Cargando…">
        <Screens of={{ '/': <Link to="/tarde">Ir</Link>, '/tarde': <Late /> }} />
      </Suspense>
    </MemoryRouter>,
  );
  await follow('Ir');
  expect(screen.getByRole('link', { name: 'Ir' })).toBeVisible();
  await act(async () => arrive({ default: () => 'Llegó' }));
  expect(screen.getByText('Llegó')).toBeVisible();
});

it('leads on, and marks the link of the section', async () => {
  render(
    <MemoryRouter entries={[{ pathname: '/', search: '?a=1' }]}>
      <Screens of={{ '/': <Navigate to="/tarifas/nueva" state={7} replace /> }} />
      <NavLink to="/tarifas" isSection>
        Sección
      </NavLink>
      <NavLink to="/tarifas">Pantalla</NavLink>
      <LocationProbe />
    </MemoryRouter>,
  );
  expect(await screen.findByText('{"pathname":"/tarifas/nueva","state":7}')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sección' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Pantalla' })).not.toHaveAttribute('aria-current');
});

it('leaves a link with a modifier key, or outside of the router, to the browser', async () => {
  const followed: boolean[] = [];
  const note = (event: MouseEvent): void => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', note);
  render(
    <>
      <Link to="/dos">Fuera</Link>
      <MemoryRouter>
        <Link to="/dos">Dentro</Link>
      </MemoryRouter>
    </>,
  );
  await follow('Fuera');
  await follow('Dentro');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Dentro' }));
  document.removeEventListener('click', note);
  expect(followed).toEqual([true, false, true]);
});
