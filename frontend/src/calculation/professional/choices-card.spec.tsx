import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ChoicesCard, type ChoicesCardProps } from './choices-card.tsx';

const HEIGHT_PX = 300;
const CHOICES: ChoicesCardProps['choices'] = [
  {
    module: 'm1',
    title: 'Cliente',
    facts: [{ label: 'Correo electrónico', value: 'matias.fuentealba@correo.cl' }],
  },
  { module: 'm2', title: 'Proyecto', facts: [{ label: 'Valor', value: 'UF 2.000' }] },
  { module: 'm3', title: 'Crédito', facts: [{ label: 'Ahorro', value: 'UF 50' }] },
];

// jsdom has no layout, so each group gets the same height.
beforeEach(() => {
  const groups = () => [...document.querySelectorAll('[data-group]')];
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return groups().indexOf(this) * HEIGHT_PX;
  });
  jest
    .spyOn(HTMLElement.prototype, 'scrollHeight', 'get')
    .mockImplementation(() => groups().length * HEIGHT_PX);
});

const box = () => screen.getByRole('complementary', { name: 'Lo elegido' });
const card = (openModule: ChoicesCardProps['openModule'], choices = CHOICES) => (
  <ChoicesCard choices={choices} openModule={openModule} className={undefined} />
);

describe('the choices beside the modules', () => {
  it('follow the open module, and say which it is', () => {
    const { rerender } = render(card('m3'));
    expect(box().scrollTop).toBe(2 * HEIGHT_PX);
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('CréditoAhorro');
    rerender(card('m2'));
    expect(box().scrollTop).toBe(HEIGHT_PX);
    rerender(card('m1'));
    expect(box().scrollTop).toBe(0);
  });

  it('show their end while nothing was chosen in the open module, and its beginning from then on', () => {
    const { rerender } = render(card('m3', CHOICES.slice(0, 2)));
    expect(box().scrollTop).toBe(2 * HEIGHT_PX);
    expect(document.querySelector('[aria-current]')).toBeNull();
    box().scrollTop = 0;
    rerender(card('m3'));
    expect(box().scrollTop).toBe(2 * HEIGHT_PX);
  });

  it('stay where they were read to until something more is chosen', () => {
    const { rerender } = render(card('m3'));
    box().scrollTop = 7;
    rerender(card('m3', [...CHOICES]));
    expect(box().scrollTop).toBe(7);
    const life = { label: 'Desgravamen', value: 'Desgravamen colectivo' };
    rerender(card('m3', [...CHOICES, { module: 'm3', title: 'Seguros', facts: [life] }]));
    expect(box().scrollTop).toBe(2 * HEIGHT_PX);
    box().scrollTop = 7;
    rerender(card(null));
    expect(box().scrollTop).toBe(7);
  });

  it.each([
    ['matias.fuentealba@correo.cl', 'matias.fuentealba<wbr>@correo.cl'],
    [
      'maria.de.los.angeles.fuentealba@correo.cl',
      'maria.<wbr>de.<wbr>los.<wbr>angeles.<wbr>fuentealba<wbr>@correo.cl',
    ],
    ['Av. 2.000', 'Av. 2.000'],
  ])('break no word of %s', (value, html) => {
    render(card('m1', [{ module: 'm1', title: 'Cliente', facts: [{ label: 'Dato', value }] }]));
    expect(screen.getByText(value).innerHTML).toBe(html);
  });
});
