import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

type Schemas = components['schemas'];
export type PersonRequest = Schemas['PersonRequestDto'];
export type NewRequest = Schemas['NewPersonRequestDto'];
export type Answer = Schemas['PersonAnswerDto'];
export type StoredData = Schemas['StoredDataDto'];

const REQUESTS = '/api/simulador/datos_personales';
const REQUEST = '/api/simulador/datos_personales/{id}';
const KEY = 'person-requests';
export const REQUESTS_SIZE = 20;

const to = (id: number) => ({ params: { path: { id } } });

/** Returns the query of a page of all requests; with a RUT, of all of that person, also if their data has been erased since. */
export const requestsQuery = (page: number, identification: string | null) =>
  queryOptions({
    queryKey: [KEY, 'page', page, identification],
    queryFn: async ({ signal }) => {
      const query = { page, page_size: REQUESTS_SIZE };
      if (identification === null) return answerOf(client.GET(REQUESTS, { params: { query }, signal }));
      const body = { identification };
      const results = await answerOf(client.POST(`${REQUESTS}/buscar`, { body, signal }));
      return { count: results.length, results };
    },
    // Nobody else's requests are shown while a person is searched.
    ...(identification === null && { placeholderData: keepPreviousData }),
    staleTime: 0,
  });

export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => answerOf(client.GET(REQUEST, { ...to(id), signal })),
  });

export const storedDataQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'stored', id],
    queryFn: ({ signal }) => answerOf(client.GET(`${REQUEST}/guardado`, { ...to(id), signal })),
  });

/** Options that all actions on a request share. */
export const REQUEST_CHANGE = {
  refetch: [[KEY]],
  failed: 'No pudimos guardar el cambio. Inténtelo de nuevo en unos minutos.',
} as const;

export const postRequest = (body: NewRequest): Promise<PersonRequest> =>
  answerOf(client.POST(REQUESTS, { body }));
export const extendRequest = (id: number): Promise<PersonRequest> =>
  answerOf(client.POST(`${REQUEST}/prorrogar`, to(id)));
export const answerRequest = (id: number, body: Answer): Promise<PersonRequest> =>
  answerOf(client.POST(`${REQUEST}/responder`, { ...to(id), body }));
export const liftBlock = (id: number): Promise<PersonRequest> =>
  answerOf(client.POST(`${REQUEST}/desbloquear`, to(id)));

/** Downloads everything that is stored about the person. @throws ApiError */
export const personFile = (id: number): Promise<Blob> =>
  answerOf(client.GET(`${REQUEST}/datos`, { ...to(id), parseAs: 'blob' as const })) as Promise<Blob>;
