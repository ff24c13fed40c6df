/** Fields whose values a recording may show, and what those values look like. */
import { ROLES } from '@simulador/contracts/domain/access';

const NUMERIC =
  'montocredito valorpropiedad plazototal tasasimulacion destino mesesgracia montoAsegurado codigoSubsidio ' +
  'codigoSeguroCesantia codpro codsegdesg codseginc tasa_seg_des tasa_seg_inc tasa_seg_ces tipopropiedad antiguedad ' +
  'objetivo tipo_persona asegurados participantes plazovariable porcentaje edad Plazo Tasa TasaCae Dividendo SegInc ' +
  'SegDesg SegCes DivTotal DivTotalPe CostoTotalUF RenMin Cuotas TasacionUF EstudioTitulosUF Borrador Notaria CBR ' +
  'ImpuestoTE credit_amount estate_value subpurpose amount_uf amount period Valor loan_use product real_estate_type ' +
  'rate min_amount max_amount min_period max_period min_years max_years value plazo IdentificadorSeguro porc_asegurable';
const NUMERIC_FIELDS = new Set(NUMERIC.split(' '));

/** Whether a contract gives the field a number: digits sent as text may then be seen. */
export const isNumericField = (name: string): boolean => NUMERIC_FIELDS.has(name);

const words = (text: string): RegExp => new RegExp(`^(?:${text.split(' ').join('|')})$`);
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:?\d{2})$/;
const CODE = /^\d{1,5}$/;

/** By lower-case name: what a text must look like to be seen. Birth dates are in none of them. */
const SHAPES: ReadonlyMap<string, readonly RegExp[]> = new Map(
  Object.entries({
    date: [DATE],
    fecha: [DATE, INSTANT],
    fecvencimiento: [DATE],
    fechasimulacion: [DATE, INSTANT],
    valid_from: [DATE],
    valid_to: [DATE],
    created: [DATE, INSTANT],
    created_at: [INSTANT],
    updated_at: [INSTANT],
    timestamp: [INSTANT],
    id: [CODE],
    region: [CODE],
    region_id: [CODE],
    comuna: [CODE],
    comuna_id: [CODE],
    codigo: [words('DS01 DS19 DS116')],
    allowance_type: [words('DS01 DS19 DS116')],
    currency: [words('UF CLP')],
    flavour: [words('web pro')],
    type: [words('web pro about:blank')],
    source: [words('local core cache stale shadow')],
    mode: [words('local core shadow')],
    state: [words('unknown up down')],
    database: [words('up down')],
    status: [words('ok unavailable up down')],
    part: [words('uf catalogos seguros_desgravamen seguros_incendio seguros_cesantia')],
    role: [words(ROLES.join(' '))],
    bank_role: [words(ROLES.join(' '))],
    partaker_type: [words('MA')],
    address_type: [words('NR')],
    old_type: [words('OD NW')],
    token_type: [/^bearer$/i],
  }),
);

/** Whether a text is one of the codes, dates or words that its field may show. */
export function isKnownValue(name: string, text: string): boolean {
  if (isNumericField(name)) return /^-?\d{1,6}(?:[.,]\d{1,8})?$/.test(text);
  return (SHAPES.get(name.toLowerCase()) ?? []).some((shape) => shape.test(text));
}
