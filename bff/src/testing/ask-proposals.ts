import type { Ask } from './ask-rate-sheets.ts';
import type { TestBff } from './test-bff.ts';

const INSERT = `
  INSERT INTO price_proposals (kind, args, title, lines, author, created)
  SELECT 'rate_table_row', '{"table": "Product", "act": "change", "id": 8, "body": {"description": "Vivienda"}}',
    'Producto «Universal»: cambio', '["Descripción: Universal → Vivienda"]', id, $1
  FROM users WHERE bank_role = 'adminrole' RETURNING id`;

/** Requests the list of proposals, and both decisions. */
export async function askProposals(ask: Ask, { query, clock }: TestBff): Promise<void> {
  const proposal = async (): Promise<string> => {
    const [row] = (await query(INSERT, [clock.now()])) as [{ id: number }];
    return String(row.id);
  };
  await ask('approve_price_proposal', null, await proposal());
  const sent = await proposal();
  await query("UPDATE price_proposals SET state = 'unconfirmed', decided_at = $2 WHERE id = $1", [
    sent,
    clock.now(),
  ]);
  await ask('confirm_price_proposal', null, sent);
  await ask('reject_price_proposal', { reason: 'No corresponde' }, await proposal());
  await ask('price_proposals', null);
}
