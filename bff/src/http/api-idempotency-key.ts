import { ApiHeader } from '@nestjs/swagger';

/** The header by which a client names what it means to do. */
export const ApiIdempotencyKey = (): MethodDecorator & ClassDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'the same for every try of one intent',
  });
