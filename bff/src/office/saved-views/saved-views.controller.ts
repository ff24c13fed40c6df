import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ByUser } from '../../access/caller.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { Operation, AllowStaff } from '../../http/operation.ts';
import { NumberParam } from '../../http/request-parts.ts';
import { SavedViewDto, ViewToSaveDto } from './saved-views.dto.ts';
import { SavedViewsService } from './saved-views.service.ts';

/** Views of the list under a name. See docs/rules.md R960. */
@AllowStaff()
@Controller('api/simulador/vistas')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @Operation('saved_views', 'The views of the list that the caller saved', [SavedViewDto])
  list(@ByUser() user: SignedInUser) {
    return this.views.of(user);
  }

  @Put()
  @Operation('save_view', 'Saves a view of the list; one’s own of that name is replaced', SavedViewDto, 409)
  save(@Body() view: ViewToSaveDto, @ByUser() user: SignedInUser) {
    return this.views.save(user, view);
  }

  @Delete(':id')
  @Operation('delete_view', 'Deletes a view of one’s own', 204)
  remove(@Param('id', NumberParam) id: number, @ByUser() user: SignedInUser) {
    return this.views.remove(user, id);
  }
}
