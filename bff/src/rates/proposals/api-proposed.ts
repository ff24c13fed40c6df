import { applyDecorators } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader } from '@nestjs/swagger';
import { ProposedDto } from './proposals.dto.ts';

/** Documents that the change becomes a proposal if a second administrator has to approve it. */
export const ApiProposed = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'X-Proposal',
      required: false,
      description: '`new`: proposed if a second administrator has to approve it; refused (409) otherwise',
    }),
    ApiAcceptedResponse({ type: ProposedDto }),
  );
