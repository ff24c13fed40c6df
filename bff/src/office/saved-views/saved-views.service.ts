import { Injectable } from '@nestjs/common';
import { SAVED_VIEW, TOO_MANY_VIEWS } from '@simulador/contracts/office/saved-view';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../access/sessions.ts';
import { Problem } from '../../http/problem.ts';
import type { SavedViewDto, ViewToSaveDto } from './saved-views.dto.ts';

/** Condition on a view that the user $1 may delete; $2: whether the user is an administrator. */
const DELETABLE = '(owner = $1 OR $2 AND is_shared)';

/** Views of the list that staff save under a name, and the administrator shares. See docs/rules.md R960. */
@Injectable()
export class SavedViewsService {
  constructor(private readonly source: DataSource) {}

  /** Returns the user's own and the shared views, by name. */
  of(user: SignedInUser): Promise<SavedViewDto[]> {
    return this.source.query(
      `SELECT id, name, address, is_shared, owner = $1 AS is_own, ${DELETABLE} AS can_delete
       FROM saved_views WHERE owner = $1 OR is_shared ORDER BY lower(name), id`,
      parametersOf(user),
    );
  }

  /**
   * Saves a view; the user's own one of that name is replaced.
   * @throws Problem 403 if a user other than the administrator shares it, 409 if the user has too many
   */
  async save(
    user: SignedInUser,
    { name, address, is_shared: isShared }: ViewToSaveDto,
  ): Promise<SavedViewDto> {
    if (isShared && user.role !== 'adminrole') throw new Problem(403, sentenceOf(403));
    const [saved] = await this.source.transaction<SavedViewDto[]>(async (manager) => {
      // Views saved at once are counted one after the other.
      await manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [user.id]);
      return manager.query(
        `INSERT INTO saved_views (owner, name, address, is_shared)
         SELECT $1::int, $2::varchar, $3, $4
         WHERE EXISTS (SELECT FROM saved_views WHERE owner = $1 AND name = $2)
           OR (SELECT count(*) FROM saved_views WHERE owner = $1) < ${SAVED_VIEW.perUserMax}
         ON CONFLICT (owner, name) DO UPDATE SET address = excluded.address, is_shared = excluded.is_shared
         RETURNING id, name, address, is_shared, true AS is_own, true AS can_delete`,
        [user.id, name.trim(), address, isShared],
      );
    });
    if (!saved) throw new Problem(409, TOO_MANY_VIEWS);
    return saved;
  }

  /** Deletes a view of one's own, or, as the administrator, a shared one. @throws Problem 404 */
  async remove(user: SignedInUser, id: number): Promise<void> {
    const [deleted]: { id: number }[][] = await this.source.query(
      `DELETE FROM saved_views WHERE id = $3 AND ${DELETABLE} RETURNING id`,
      [...parametersOf(user), id],
    );
    if (deleted?.length === 0) throw new Problem(404, sentenceOf(404));
  }
}

const parametersOf = ({ id, role }: SignedInUser): [number, boolean] => [id, role === 'adminrole'];
