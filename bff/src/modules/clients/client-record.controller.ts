import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { ClientRecordDto } from './clients.dto.ts';
import { ClientsService } from './clients.service.ts';

@ApiTags('authentication')
@AllowStaff()
@Controller('authentication/api/client')
export class ClientRecordController {
  constructor(@Inject(ClientsService) private readonly clients: ClientsService) {}

  @Get(':uuid')
  @ApiOperation({ operationId: 'client', summary: "The bank's record of a client" })
  @ApiOkResponse({ type: ClientRecordDto })
  @ApiProblems(404, 503)
  async read(@Param('uuid', UuidParam) uuid: string): Promise<ClientRecordDto> {
    const client = await this.clients.record(uuid);
    return {
      uuid: client.uuid,
      first_name: client.firstName,
      last_name: client.lastName,
      identification: client.identification,
      email: client.email,
      phone_number: client.phoneNumber,
      age: client.age,
      worker_type: client.workerType,
      score: client.score,
    };
  }
}
