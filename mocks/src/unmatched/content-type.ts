const JSON_TYPE = /^application\/(json|[\w.-]+\+json)\b/i;
const WITHOUT_BODY: readonly string[] = ['GET', 'HEAD', 'DELETE'];

/** Whether a request that carries a body announces it as JSON, as the core demands. */
export const bodyIsAnnounced = ({ method, headers }: Request): boolean =>
  WITHOUT_BODY.includes(method) || JSON_TYPE.test(headers.get('Content-Type') ?? '');
