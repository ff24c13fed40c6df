import { beforeEach, describe, expect, it } from '@jest/globals';
import { dataLayer, PAGE, type ViewFacts } from './data-layer.ts';

const FACTS: ViewFacts = {
  flow_type: 'web',
  state: 'Usada',
  location: 'Ñuñoa, Metropolitana de Santiago',
  amount: 2000,
  interest_rate: 4.5,
  user_id: null,
};

describe('dataLayer', () => {
  let hasConsent = true;
  const open = () => dataLayer(() => hasConsent, window.sessionStorage);
  const pages = () => window.dataLayer?.map((entry) => (entry as { page?: string }).page);

  beforeEach(() => {
    hasConsent = true;
  });

  it('reports a page with what is known of the simulation', () => {
    open().view(PAGE.credit, FACTS);
    expect(window.dataLayer).toEqual([
      { event: 'page_view', page: '/hipotecario-asicom/simulacion-paso3', ...FACTS },
    ]);
  });

  it('reports a page once, reloads included, until another simulation begins', () => {
    const first = open();
    first.view(PAGE.client, FACTS);
    first.view(PAGE.client, FACTS);
    const reloaded = open();
    reloaded.view(PAGE.client, FACTS);
    reloaded.view(PAGE.project, FACTS);
    expect(pages()).toEqual([PAGE.client, PAGE.project]);
    reloaded.restart();
    reloaded.view(PAGE.client, FACTS);
    open().view(PAGE.client, FACTS);
    expect(pages()).toEqual([PAGE.client, PAGE.project, PAGE.client]);
  });

  it('reports nothing before consent, and creates no layer', () => {
    hasConsent = false;
    const layer = open();
    layer.view(PAGE.client, FACTS);
    layer.click('Deseo ser contactado');
    expect(window.dataLayer).toBeUndefined();
    hasConsent = true;
    layer.view(PAGE.client, FACTS);
    expect(pages()).toEqual([PAGE.client]);
  });

  it('reports a click once, until another simulation begins', () => {
    const layer = open();
    layer.click('Deseo ser contactado');
    layer.click('Deseo ser contactado');
    open().click('Deseo ser contactado');
    expect(window.dataLayer).toHaveLength(1);
    layer.restart();
    layer.click('Deseo ser contactado');
    expect(window.dataLayer).toHaveLength(2);
  });

  it('joins a layer that is there', () => {
    window.dataLayer = [{ event: 'own' }];
    open().click('Deseo ser contactado');
    expect(window.dataLayer).toEqual([{ event: 'own' }, { event: 'click', label: 'Deseo ser contactado' }]);
  });

  it('remembers until the next load where storage is refused, and reads no rubbish', () => {
    window.sessionStorage.setItem('analitica', '{"a":');
    const refused = {
      getItem: () => '7',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const layer = dataLayer(() => true, refused as unknown as Storage);
    layer.view(PAGE.client, FACTS);
    layer.view(PAGE.client, FACTS);
    open().view(PAGE.project, FACTS);
    expect(pages()).toEqual([PAGE.client, PAGE.project]);
  });
});
