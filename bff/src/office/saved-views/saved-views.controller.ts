import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { TextField } from '../../http/fields.ts';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ByUser } from '../../access/caller.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { Operation, AllowStaff } from '../../http/operation.ts';
import { NumberParam } from '../../http/request-parts.ts';
import { SAVED_VIEW, TOO_MANY_VIEWS } from '@simulador/contracts/office/saved-view';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { DataSource } from 'typeorm';
import { Problem } from '../../http/problem.ts';

/** A view of the list to save. See docs/rules.md R960. */
class ViewToSaveDto {
  @TextField({ maxLength: SAVED_VIEW.nameMax, filled: true, personal: 'name' }) name!: string;
  @TextField({
    maxLength: SAVED_VIEW.addressMax,
    description: 'query of the list’s address: filters and order',
    publicText: 'code',
  })
  @Matches(SAVED_VIEW.address, { message: 'Debe ser una consulta del listado' })
  address!: string;
}

/** A view that the caller saved. */
class SavedViewDto extends ViewToSaveDto {
  @ApiProperty({ type: 'integer' }) id!: number;
}

/** Views of the list that a user saves under a name. See docs/rules.md R960. */
@AllowStaff()
@Controller('api/simulador/vistas')
export class SavedViewsController {
  constructor(private readonly source: DataSource) {}

  /** Returns the user's views, by name. */
  @Get()
  @Operation('saved_views', 'The views of the list that the caller saved', [SavedViewDto])
  list(@ByUser() { id }: SignedInUser): Promise<SavedViewDto[]> {
    return this.source.query(
      'SELECT id, name, address FROM saved_views WHERE owner = $1 ORDER BY lower(name), id',
      [id],
    );
  }

  /** Saves a view; the user's one of that name is replaced. @throws Problem 409 if the user has too many */
  @Put()
  @Operation('save_view', 'Saves a view of the list; one’s own of that name is replaced', SavedViewDto, 409)
  async save(@Body() { name, address }: ViewToSaveDto, @ByUser() user: SignedInUser): Promise<SavedViewDto> {
    const [saved] = await this.source.transaction<SavedViewDto[]>(async (manager) => {
      // Views saved at once are counted one after the other.
      await manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [user.id]);
      return manager.query(
        `INSERT INTO saved_views (owner, name, address)
         SELECT $1::int, $2::varchar, $3
         WHERE EXISTS (SELECT FROM saved_views WHERE owner = $1 AND name = $2)
           OR (SELECT count(*) FROM saved_views WHERE owner = $1) < ${SAVED_VIEW.perUserMax}
         ON CONFLICT (owner, name) DO UPDATE SET address = excluded.address
         RETURNING id, name, address`,
        [user.id, name.trim(), address],
      );
    });
    if (!saved) throw new Problem(409, TOO_MANY_VIEWS);
    return saved;
  }

  /** Deletes a view of the user's own. @throws Problem 404 */
  @Delete(':id')
  @Operation('delete_view', 'Deletes a view of one’s own', 204)
  async remove(@Param('id', NumberParam) id: number, @ByUser() user: SignedInUser): Promise<void> {
    const [deleted]: { id: number }[][] = await this.source.query(
      'DELETE FROM saved_views WHERE id = $1 AND owner = $2 RETURNING id',
      [id, user.id],
    );
    if (deleted?.length === 0) throw new Problem(404, sentenceOf(404));
  }
}
