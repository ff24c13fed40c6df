/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

import type { FieldFacts, ObjectTolerances } from '../api/operation.ts';

/** Names of fields and parameters. */
export const FIELD_NAMES: readonly string[] = [
  "Borrador",
  "CBR",
  "CodigoError",
  "CodigoHTTP",
  "CostoTotalUF",
  "Cuotas",
  "DFL2",
  "Descripcion",
  "DivTotal",
  "DivTotalPe",
  "Dividendo",
  "EstudioTitulosUF",
  "FecVencimiento",
  "Fecha",
  "Hasta",
  "Id",
  "Idempotency-Key",
  "IdentificadorSeguro",
  "If-Match",
  "ImpuestoTE",
  "Mensaje",
  "Notaria",
  "Plazo",
  "RenMin",
  "Rut",
  "SegCes",
  "SegDesg",
  "SegInc",
  "SubTitulo",
  "TMCs",
  "Tasa",
  "TasaCae",
  "TasacionUF",
  "Tipo",
  "Titulo",
  "UFs",
  "Valor",
  "X-Token-Use",
  "above_tmc",
  "accepted",
  "accepted_at",
  "access",
  "act",
  "actions",
  "address",
  "address_type",
  "adds_other",
  "after",
  "age",
  "allowance_type",
  "amount",
  "amount_uf",
  "amounts",
  "annual_rate",
  "answer",
  "answered_at",
  "answered_by",
  "antiguedad",
  "antiguedades",
  "anyway",
  "application",
  "approval",
  "approved",
  "approver_count",
  "args",
  "as_read",
  "asegurados",
  "at",
  "attempt",
  "attempts",
  "attended_by",
  "author",
  "balance",
  "balance_uf",
  "bank_role",
  "base_version",
  "before",
  "below_income",
  "below_uf",
  "blocks",
  "borradorUF",
  "branch",
  "branch_name",
  "breaker",
  "breaker_state",
  "broker",
  "broker_name",
  "by",
  "by_year",
  "cae",
  "cae_with_costs",
  "calculation",
  "capabilities",
  "capability",
  "capital",
  "cash_amount",
  "catalogos",
  "cbrUF",
  "cell_phone",
  "cells",
  "cesantia",
  "change_count",
  "change_uf",
  "changes",
  "channel",
  "city",
  "client",
  "client__profile__vat",
  "client_email",
  "client_name",
  "client_phone",
  "client_record",
  "client_rut",
  "clients",
  "clp",
  "code",
  "codebtor",
  "codigo",
  "codigoSeguroCesantia",
  "codigoSubsidio",
  "codigo_adm",
  "codpro",
  "codsegdesg",
  "codseginc",
  "column",
  "comment",
  "comment_count",
  "commercial",
  "commercial_name",
  "commercials",
  "commission_uf",
  "company",
  "company_locations",
  "company_name",
  "comuna",
  "comuna_id",
  "comunas",
  "conditions",
  "consent",
  "contact_consent",
  "contacted",
  "contacts",
  "content_type",
  "copy_request",
  "corrections",
  "costoTotalUF",
  "costs",
  "costs_uf",
  "count",
  "counts",
  "counts_estados",
  "counts_resoluciones",
  "created",
  "created_at",
  "creator",
  "credit",
  "credit_amount",
  "credit_amount_clp",
  "credit_clp",
  "credit_general_data",
  "credit_max_uf",
  "credit_time",
  "credit_uf",
  "currency",
  "current_savings",
  "current_savings_clp",
  "custom_rate",
  "database",
  "date",
  "dates",
  "day",
  "days",
  "days_left",
  "debts_clp",
  "decided_at",
  "decided_by",
  "dependant_locality",
  "desc_antiguedad",
  "desc_destino",
  "desc_producto",
  "desc_tipobien",
  "descripcion",
  "description",
  "desgravamen",
  "destino",
  "destinos",
  "detail",
  "detail_simulation",
  "dfl2",
  "dfl_two",
  "divTotalUF",
  "divUF",
  "dividend",
  "dividend_after",
  "dividend_before",
  "due",
  "edad",
  "edad_codeudor",
  "eeTTUF",
  "effect",
  "effective_at",
  "email",
  "ending_days",
  "ending_time_period",
  "enough",
  "enviado_a_finnflow",
  "error",
  "errors",
  "errors_detail",
  "estado",
  "estado_description",
  "estate_is_new",
  "estate_type",
  "estate_value",
  "estate_worth",
  "estate_worth_clp",
  "event",
  "every",
  "executive",
  "exp",
  "extended",
  "extra",
  "extra_uf",
  "failed",
  "failure",
  "fecha",
  "fechasimulacion",
  "field",
  "fields",
  "figure",
  "figures",
  "file",
  "financiamiento",
  "fire_insurance",
  "fire_insurance_amount",
  "fire_insurances",
  "first_answer_at",
  "first_answer_min",
  "first_due_date",
  "first_name",
  "flavour",
  "formato",
  "former",
  "from",
  "full_name",
  "gastosnotarialesUF",
  "given_up",
  "grace",
  "grace_months",
  "gracia",
  "grants",
  "grants_value",
  "group",
  "groups",
  "handled",
  "has_dfl2",
  "has_mail",
  "has_more",
  "has_subsidy",
  "has_workflow",
  "head_branch",
  "higher",
  "highlight",
  "history",
  "holes",
  "iat",
  "id",
  "id_estado",
  "idempotency_key",
  "identification",
  "in_force",
  "incendio",
  "income",
  "income_catalog",
  "income_clp",
  "instalments",
  "insurance",
  "insurance_saved_uf",
  "insurance_uf",
  "insured_pct",
  "interest",
  "interest_before_uf",
  "interest_uf",
  "is_above_tmc",
  "is_active",
  "is_dfl2",
  "is_email_refused",
  "is_new",
  "is_only",
  "is_ours",
  "is_range_amount_valid",
  "is_range_valid_period",
  "is_social_estate",
  "is_valid",
  "is_writer",
  "k",
  "keeps_rate",
  "kind",
  "label",
  "largest",
  "lastSeen",
  "last_due",
  "last_error",
  "last_name",
  "late_wait_days",
  "least_part_pct",
  "leave_others",
  "life_insurances",
  "lifted_at",
  "lifted_by",
  "limit",
  "line",
  "lines",
  "loan_use",
  "location",
  "logout_token",
  "logout_url",
  "lost",
  "lower",
  "mail_refused_at",
  "mailed_at",
  "managed_by",
  "max_amount",
  "max_pct",
  "max_period",
  "max_years",
  "maximum_rates",
  "may_extend",
  "mesesgracia",
  "message",
  "metadata",
  "min_amount",
  "min_period",
  "min_salary",
  "min_years",
  "mine",
  "missing",
  "missing_clp",
  "mode",
  "month",
  "monthly_difference_clp",
  "monthly_mortgage_uf",
  "months",
  "months_left",
  "montoAsegurado",
  "montocontadoUF",
  "montocredito",
  "montocreditoUF",
  "mortgage_fee",
  "moved_from",
  "moved_lines",
  "name",
  "needed_clp",
  "needed_today",
  "net_income",
  "net_saving_uf",
  "newer_migration",
  "newer_release",
  "next",
  "next_contact",
  "next_try_at",
  "node",
  "nonce",
  "note",
  "number",
  "objetivo",
  "objetivos",
  "offer",
  "offset",
  "oidc",
  "old_type",
  "oldest",
  "oldest_waiting",
  "oocc",
  "op",
  "operation",
  "operation_cost_description",
  "operation_costs",
  "opposed_at",
  "order_dashboard",
  "origin",
  "others",
  "ours",
  "outcome",
  "overdue",
  "overlaps",
  "owner",
  "page",
  "page_size",
  "part",
  "partaker",
  "partaker_type",
  "participantes",
  "password",
  "path",
  "payment",
  "payment_clp",
  "payment_uf",
  "period",
  "periods",
  "personalizarTasa",
  "phone",
  "phone_number",
  "place",
  "places",
  "planned_at",
  "plazo",
  "plazototal",
  "plazovariable",
  "porc_asegurable",
  "porcentaje",
  "present",
  "present_rate",
  "previous",
  "price",
  "problems",
  "product",
  "product_name",
  "productos",
  "profile",
  "project",
  "project_name",
  "property",
  "property_type",
  "province",
  "purpose",
  "quote",
  "range_amount",
  "range_period",
  "rate",
  "rate_after",
  "rate_before",
  "rate_count",
  "rates",
  "real_estate_type",
  "real_estate_types",
  "real_state_type",
  "reason",
  "reassignable",
  "received",
  "refresh",
  "refused",
  "region",
  "region_id",
  "regiones",
  "registered_at",
  "registered_by",
  "release",
  "relief_insurance",
  "relief_insurance_amount",
  "rentaliquida",
  "request",
  "requestId",
  "request_id",
  "resolucion",
  "resolucion_description",
  "result",
  "results",
  "retention_months",
  "retrying",
  "reverts",
  "role",
  "row",
  "rows",
  "rule",
  "run_at",
  "running",
  "salida",
  "same",
  "saved_interest_uf",
  "savings_clp",
  "savings_uf",
  "score",
  "segces",
  "segdes",
  "seginc",
  "segment",
  "seguros",
  "sent",
  "sent_at",
  "sent_by",
  "sheet",
  "simulador",
  "simulation",
  "simulation_count",
  "simulation_state",
  "simulations",
  "since",
  "slow_answer_min",
  "sort",
  "source",
  "state",
  "status",
  "step",
  "steps",
  "stored_at",
  "submitted_at",
  "subpurpose",
  "subpurpose_name",
  "subsidios",
  "subsidy_amount",
  "subsidy_amount_clp",
  "subsidy_clp",
  "subsidy_type",
  "subsidy_uf",
  "suggested",
  "table",
  "tables",
  "tasa_seg_ces",
  "tasa_seg_des",
  "tasa_seg_inc",
  "tasacionUF",
  "tasasimulacion",
  "task",
  "terms",
  "text",
  "theirs",
  "thoroughfare",
  "time",
  "time_period",
  "timeout_ms",
  "timestamp",
  "tipo_persona",
  "tipo_trabajador_display",
  "tipopropiedad",
  "tipos_inmuebles",
  "title",
  "tmc",
  "to",
  "to_approve",
  "today",
  "token",
  "token_type",
  "total_count_estados",
  "total_debt_pct",
  "total_difference_uf",
  "total_monthly_mortgage_clp",
  "total_monthly_mortgage_uf",
  "total_mortgage",
  "total_uf",
  "total_with_costs",
  "total_with_costs_uf",
  "trace_id",
  "type",
  "type_text",
  "uf",
  "uf_date",
  "uf_value",
  "unassigned",
  "unemployment_insurance",
  "unemployment_insurance_amount",
  "unemployment_insurances",
  "unit",
  "unreadable",
  "until",
  "updated",
  "updated_at",
  "upstream",
  "usable",
  "user",
  "user_hash",
  "uuid",
  "valid_from",
  "valid_to",
  "valorpropiedad",
  "valpropiedadUF",
  "value",
  "value_clp",
  "value_currency",
  "value_uf",
  "values",
  "vat",
  "version",
  "view",
  "vigente",
  "waiting",
  "wants_contact",
  "warning",
  "warnings",
  "ways_out",
  "what",
  "work_status",
  "worker_type",
  "workflow",
  "written_first_name",
  "written_last_name",
  "year",
  "years"
];

/** Facts about fields, by name in lower case. */
export const FIELDS: Readonly<Record<string, FieldFacts>> = {
  "above_tmc": {
    "code": true
  },
  "accepted_at": {
    "date": true
  },
  "access": {
    "personal": "token",
    "volatile": true
  },
  "act": {
    "values": [
      "open",
      "close",
      "auto"
    ]
  },
  "address": {
    "code": true
  },
  "address_type": {
    "values": [
      "NR"
    ]
  },
  "age": {
    "personal": "age"
  },
  "allowance_type": {
    "values": [
      "DS01",
      "DS19",
      "DS116"
    ]
  },
  "amount": {
    "number": true
  },
  "amount_uf": {
    "number": true
  },
  "annual_rate": {
    "number": true
  },
  "answer": {
    "personal": "text"
  },
  "answered_at": {
    "volatile": true,
    "date": true
  },
  "answered_by": {
    "personal": "name"
  },
  "antiguedad": {
    "code": true
  },
  "approval": {
    "values": [
      "none",
      "second"
    ]
  },
  "approved": {
    "code": true
  },
  "approver_count": {
    "volatile": true,
    "code": true
  },
  "as_read": {
    "code": true
  },
  "asegurados": {
    "code": true,
    "number": true
  },
  "at": {
    "volatile": true,
    "date": true
  },
  "attempt": {
    "code": true
  },
  "attempts": {
    "code": true
  },
  "attended_by": {
    "personal": "name"
  },
  "author": {
    "personal": "name"
  },
  "balance": {
    "number": true
  },
  "balance_uf": {
    "number": true
  },
  "bank_role": {
    "values": [
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "base_version": {
    "code": true
  },
  "below_income": {
    "code": true
  },
  "below_uf": {
    "number": true
  },
  "borrador": {
    "number": true
  },
  "borradoruf": {
    "number": true
  },
  "branch": {
    "code": true
  },
  "breaker": {
    "values": [
      "auto",
      "open",
      "closed"
    ]
  },
  "breaker_state": {
    "values": [
      "closed",
      "open",
      "half-open"
    ]
  },
  "broker": {
    "code": true
  },
  "by": {
    "personal": "name"
  },
  "cae": {
    "number": true
  },
  "cae_with_costs": {
    "number": true
  },
  "capital": {
    "number": true
  },
  "cash_amount": {
    "number": true
  },
  "cbr": {
    "number": true
  },
  "cbruf": {
    "number": true
  },
  "cell_phone": {
    "personal": "phone"
  },
  "change_count": {
    "code": true
  },
  "change_uf": {
    "number": true
  },
  "channel": {
    "values": [
      "phone",
      "email",
      "visit",
      "other"
    ]
  },
  "client": {
    "personal": "name"
  },
  "client__profile__vat": {
    "personal": "rut"
  },
  "client_email": {
    "personal": "email"
  },
  "client_name": {
    "personal": "name"
  },
  "client_phone": {
    "personal": "phone"
  },
  "client_rut": {
    "personal": "rut"
  },
  "clients": {
    "code": true
  },
  "clp": {
    "code": true
  },
  "code": {
    "values": [
      "email_taken",
      "vat_taken",
      "email_and_vat_taken",
      "pdf_critical_error"
    ],
    "code": true
  },
  "codigoerror": {
    "code": true
  },
  "codigohttp": {
    "code": true
  },
  "codigosegurocesantia": {
    "code": true
  },
  "codigosubsidio": {
    "code": true
  },
  "codpro": {
    "code": true
  },
  "codsegdesg": {
    "code": true
  },
  "codseginc": {
    "code": true
  },
  "comment": {
    "personal": "text"
  },
  "comment_count": {
    "code": true
  },
  "commercial": {
    "code": true
  },
  "commercial_name": {
    "personal": "name"
  },
  "commercials": {
    "code": true
  },
  "commission_uf": {
    "number": true
  },
  "company": {
    "code": true
  },
  "company_locations": {
    "code": true
  },
  "comuna": {
    "code": true
  },
  "comuna_id": {
    "personal": "comuna"
  },
  "contacted": {
    "code": true
  },
  "contacts": {
    "code": true
  },
  "content_type": {
    "code": true
  },
  "copy_request": {
    "code": true
  },
  "costototaluf": {
    "number": true
  },
  "costs_uf": {
    "number": true
  },
  "count": {
    "code": true
  },
  "created": {
    "volatile": true,
    "date": true
  },
  "created_at": {
    "date": true,
    "volatile": true
  },
  "creator": {
    "code": true
  },
  "credit_amount": {
    "number": true
  },
  "credit_amount_clp": {
    "code": true
  },
  "credit_clp": {
    "number": true
  },
  "credit_general_data": {
    "code": true
  },
  "credit_max_uf": {
    "number": true
  },
  "credit_time": {
    "code": true
  },
  "credit_uf": {
    "number": true
  },
  "cuotas": {
    "number": true,
    "code": true
  },
  "currency": {
    "code": true,
    "values": [
      "UF",
      "CLP"
    ]
  },
  "current_savings": {
    "number": true
  },
  "current_savings_clp": {
    "code": true
  },
  "database": {
    "values": [
      "up",
      "unwritable",
      "newer",
      "down"
    ]
  },
  "date": {
    "date": true
  },
  "day": {
    "date": true
  },
  "days": {
    "number": true
  },
  "days_left": {
    "code": true
  },
  "debts_clp": {
    "code": true
  },
  "decided_at": {
    "volatile": true,
    "date": true
  },
  "decided_by": {
    "personal": "name"
  },
  "dependant_locality": {
    "code": true
  },
  "destino": {
    "code": true
  },
  "dividend": {
    "number": true
  },
  "dividend_after": {
    "number": true
  },
  "dividend_before": {
    "number": true
  },
  "dividendo": {
    "number": true
  },
  "divtotal": {
    "number": true
  },
  "divtotalpe": {
    "number": true,
    "code": true
  },
  "divtotaluf": {
    "number": true
  },
  "divuf": {
    "number": true
  },
  "due": {
    "date": true
  },
  "edad": {
    "personal": "age"
  },
  "edad_codeudor": {
    "personal": "age"
  },
  "eettuf": {
    "number": true
  },
  "effect": {
    "values": [
      "term",
      "payment"
    ]
  },
  "effective_at": {
    "volatile": true,
    "date": true
  },
  "email": {
    "personal": "email"
  },
  "ending_days": {
    "number": true
  },
  "ending_time_period": {
    "number": true
  },
  "estado": {
    "code": true
  },
  "estate_value": {
    "number": true
  },
  "estate_worth": {
    "number": true
  },
  "estate_worth_clp": {
    "code": true
  },
  "estudiotitulosuf": {
    "number": true
  },
  "event": {
    "values": [
      "written",
      "corrected",
      "submitted",
      "returned",
      "approved",
      "resumed"
    ]
  },
  "every": {
    "values": [
      "once",
      "yearly"
    ]
  },
  "executive": {
    "code": true,
    "personal": "name"
  },
  "exp": {
    "volatile": true
  },
  "extra": {
    "number": true
  },
  "extra_uf": {
    "number": true
  },
  "failed": {
    "code": true
  },
  "fecha": {
    "date": true
  },
  "fechasimulacion": {
    "date": true
  },
  "fecvencimiento": {
    "date": true
  },
  "figure": {
    "values": [
      "received",
      "contacted",
      "approved",
      "sent",
      "contacts",
      "waiting"
    ]
  },
  "fire_insurance_amount": {
    "number": true
  },
  "fire_insurances": {
    "code": true
  },
  "first_answer_at": {
    "volatile": true,
    "date": true
  },
  "first_answer_min": {
    "number": true
  },
  "first_name": {
    "personal": "name"
  },
  "flavour": {
    "values": [
      "web",
      "pro"
    ]
  },
  "formato": {
    "values": [
      "json"
    ]
  },
  "from": {
    "number": true,
    "personal": "name"
  },
  "full_name": {
    "personal": "name"
  },
  "gastosnotarialesuf": {
    "number": true
  },
  "given_up": {
    "code": true
  },
  "grace": {
    "number": true
  },
  "grace_months": {
    "code": true
  },
  "gracia": {
    "code": true
  },
  "grants": {
    "code": true
  },
  "grants_value": {
    "number": true
  },
  "group": {
    "values": [
      "all",
      "branch",
      "executive"
    ],
    "code": true
  },
  "hasta": {
    "date": true
  },
  "head_branch": {
    "code": true
  },
  "higher": {
    "code": true
  },
  "iat": {
    "volatile": true
  },
  "id": {
    "code": true
  },
  "id_estado": {
    "code": true
  },
  "idempotency_key": {
    "volatile": true
  },
  "identificadorseguro": {
    "code": true
  },
  "identification": {
    "personal": "rut"
  },
  "impuestote": {
    "number": true
  },
  "income": {
    "code": true,
    "personal": "income"
  },
  "income_catalog": {
    "code": true
  },
  "income_clp": {
    "personal": "income"
  },
  "instalments": {
    "code": true
  },
  "insurance": {
    "number": true
  },
  "insurance_saved_uf": {
    "number": true
  },
  "insurance_uf": {
    "number": true
  },
  "insured_pct": {
    "number": true
  },
  "interest": {
    "number": true
  },
  "interest_before_uf": {
    "number": true
  },
  "interest_uf": {
    "number": true
  },
  "k": {
    "code": true
  },
  "kind": {
    "values": [
      "years",
      "value",
      "savings",
      "credit",
      "rate",
      "product",
      "use",
      "period",
      "amount",
      "uf",
      "tmc",
      "cost",
      "insurance",
      "limit",
      "prepayment",
      "access",
      "rectification",
      "erasure",
      "opposition",
      "portability",
      "blocking",
      "saved",
      "mailed",
      "mail_refused",
      "address_corrected",
      "comment",
      "contact",
      "change",
      "client_of_another",
      "send_requested",
      "send_retried",
      "send_refused",
      "send_stopped",
      "send_cancelled",
      "send_created"
    ],
    "code": true
  },
  "last_name": {
    "personal": "name"
  },
  "late_wait_days": {
    "code": true
  },
  "least_part_pct": {
    "number": true
  },
  "life_insurances": {
    "code": true
  },
  "lifted_at": {
    "volatile": true,
    "date": true
  },
  "lifted_by": {
    "personal": "name"
  },
  "limit": {
    "number": true
  },
  "line": {
    "code": true
  },
  "loan_use": {
    "code": true
  },
  "location": {
    "personal": "text"
  },
  "logout_token": {
    "personal": "token",
    "volatile": true
  },
  "logout_url": {
    "personal": "token",
    "volatile": true
  },
  "lost": {
    "code": true
  },
  "lower": {
    "code": true
  },
  "mail_refused_at": {
    "volatile": true,
    "date": true
  },
  "mailed_at": {
    "volatile": true,
    "date": true
  },
  "managed_by": {
    "code": true
  },
  "max_amount": {
    "number": true
  },
  "max_pct": {
    "number": true
  },
  "max_period": {
    "number": true
  },
  "max_years": {
    "number": true
  },
  "mesesgracia": {
    "number": true
  },
  "min_amount": {
    "number": true
  },
  "min_period": {
    "number": true
  },
  "min_salary": {
    "code": true
  },
  "min_years": {
    "number": true
  },
  "mine": {
    "code": true
  },
  "missing": {
    "volatile": true
  },
  "missing_clp": {
    "code": true
  },
  "mode": {
    "values": [
      "local",
      "core",
      "shadow",
      "cmf",
      "none"
    ]
  },
  "month": {
    "date": true,
    "number": true,
    "code": true
  },
  "monthly_difference_clp": {
    "code": true
  },
  "monthly_mortgage_uf": {
    "number": true
  },
  "months": {
    "publicValues": [
      "Enero",
      "Febrero",
      "Marzo",
      "Abril",
      "Mayo",
      "Junio",
      "Julio",
      "Agosto",
      "Septiembre",
      "Octubre",
      "Noviembre",
      "Diciembre"
    ],
    "number": true
  },
  "months_left": {
    "number": true
  },
  "montoasegurado": {
    "number": true
  },
  "montocontadouf": {
    "number": true
  },
  "montocredito": {
    "number": true
  },
  "montocreditouf": {
    "number": true
  },
  "mortgage_fee": {
    "number": true
  },
  "moved_from": {
    "volatile": true,
    "date": true
  },
  "moved_lines": {
    "code": true
  },
  "name": {
    "values": [
      "administrators",
      "uf",
      "tmc",
      "rates",
      "mail",
      "core",
      "FecVencimiento"
    ],
    "code": true,
    "personal": "name"
  },
  "needed_clp": {
    "code": true
  },
  "net_income": {
    "personal": "income"
  },
  "net_saving_uf": {
    "number": true
  },
  "next_try_at": {
    "volatile": true,
    "date": true
  },
  "nonce": {
    "volatile": true
  },
  "notaria": {
    "number": true
  },
  "note": {
    "personal": "text"
  },
  "number": {
    "code": true
  },
  "objetivo": {
    "code": true
  },
  "offset": {
    "number": true
  },
  "old_type": {
    "values": [
      "OD",
      "NW"
    ]
  },
  "oldest_waiting": {
    "volatile": true,
    "date": true
  },
  "op": {
    "values": [
      "input",
      "add",
      "subtract",
      "multiply",
      "divide",
      "power",
      "min",
      "max",
      "round",
      "irr"
    ]
  },
  "operation": {
    "code": true
  },
  "opposed_at": {
    "volatile": true,
    "date": true
  },
  "order_dashboard": {
    "code": true
  },
  "others": {
    "code": true
  },
  "outcome": {
    "values": [
      "granted",
      "refused",
      "talked",
      "no_answer",
      "wrong_number",
      "not_interested",
      "call_back"
    ],
    "code": true
  },
  "overdue": {
    "code": true
  },
  "page": {
    "number": true,
    "code": true
  },
  "page_size": {
    "number": true,
    "code": true
  },
  "part": {
    "values": [
      "uf",
      "rate",
      "row",
      "costs",
      "ways_out",
      "terms",
      "catalogos",
      "seguros_desgravamen",
      "seguros_incendio",
      "seguros_cesantia",
      "financiamiento"
    ]
  },
  "partaker": {
    "code": true
  },
  "partaker_type": {
    "values": [
      "MA"
    ]
  },
  "participantes": {
    "code": true,
    "number": true
  },
  "password": {
    "personal": "secret"
  },
  "payment": {
    "number": true
  },
  "payment_clp": {
    "code": true
  },
  "payment_uf": {
    "number": true
  },
  "period": {
    "number": true
  },
  "phone": {
    "personal": "phone"
  },
  "phone_number": {
    "personal": "phone"
  },
  "place": {
    "code": true
  },
  "places": {
    "code": true
  },
  "planned_at": {
    "date": true,
    "volatile": true
  },
  "plazo": {
    "number": true,
    "code": true
  },
  "plazototal": {
    "number": true
  },
  "plazovariable": {
    "code": true,
    "number": true
  },
  "porc_asegurable": {
    "number": true
  },
  "porcentaje": {
    "number": true
  },
  "present_rate": {
    "number": true
  },
  "price": {
    "number": true
  },
  "product": {
    "code": true
  },
  "project": {
    "code": true
  },
  "property": {
    "code": true
  },
  "property_type": {
    "code": true
  },
  "purpose": {
    "code": true
  },
  "range_amount": {
    "code": true
  },
  "range_period": {
    "code": true
  },
  "rate": {
    "number": true,
    "code": true
  },
  "rate_after": {
    "number": true
  },
  "rate_before": {
    "number": true
  },
  "rate_count": {
    "code": true
  },
  "rates": {
    "code": true,
    "values": [
      "direct",
      "by_sheet",
      "core"
    ]
  },
  "real_estate_type": {
    "code": true
  },
  "real_estate_types": {
    "code": true
  },
  "real_state_type": {
    "code": true
  },
  "reason": {
    "personal": "text"
  },
  "reassignable": {
    "code": true
  },
  "received": {
    "date": true,
    "code": true
  },
  "refresh": {
    "volatile": true
  },
  "region": {
    "code": true
  },
  "region_id": {
    "code": true
  },
  "registered_at": {
    "volatile": true,
    "date": true
  },
  "registered_by": {
    "personal": "name"
  },
  "release": {
    "volatile": true
  },
  "relief_insurance_amount": {
    "number": true
  },
  "renmin": {
    "number": true,
    "code": true
  },
  "rentaliquida": {
    "personal": "income"
  },
  "request": {
    "code": true
  },
  "request_id": {
    "volatile": true
  },
  "requestid": {
    "volatile": true
  },
  "resolucion": {
    "code": true
  },
  "result": {
    "code": true,
    "number": true
  },
  "retention_months": {
    "code": true
  },
  "retrying": {
    "code": true
  },
  "reverts": {
    "code": true
  },
  "role": {
    "values": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "row": {
    "code": true
  },
  "rows": {
    "code": true
  },
  "rule": {
    "code": true
  },
  "run_at": {
    "volatile": true
  },
  "running": {
    "code": true
  },
  "rut": {
    "personal": "rut"
  },
  "same": {
    "code": true
  },
  "saved_interest_uf": {
    "number": true
  },
  "savings_clp": {
    "number": true
  },
  "savings_uf": {
    "number": true
  },
  "score": {
    "personal": "text"
  },
  "segces": {
    "number": true
  },
  "segdes": {
    "number": true
  },
  "segdesg": {
    "number": true
  },
  "seginc": {
    "number": true
  },
  "segment": {
    "code": true
  },
  "sent": {
    "code": true
  },
  "sent_at": {
    "volatile": true,
    "date": true
  },
  "sent_by": {
    "personal": "name"
  },
  "sheet": {
    "code": true
  },
  "simulation": {
    "code": true
  },
  "simulation_count": {
    "code": true
  },
  "simulation_state": {
    "code": true
  },
  "simulations": {
    "code": true
  },
  "since": {
    "volatile": true,
    "date": true
  },
  "slow_answer_min": {
    "code": true
  },
  "sort": {
    "values": [
      "newest",
      "untouched",
      "next_contact",
      "amount"
    ]
  },
  "source": {
    "values": [
      "local",
      "core",
      "cmf",
      "cache",
      "stale",
      "typed",
      "file",
      "shadow"
    ]
  },
  "state": {
    "values": [
      "draft",
      "submitted",
      "approved",
      "in_force",
      "replaced",
      "returned",
      "open",
      "answered",
      "stopped",
      "refused",
      "running",
      "done",
      "granted",
      "closed",
      "waiting",
      "retrying",
      "given_up"
    ],
    "code": true
  },
  "status": {
    "code": true,
    "values": [
      "ok",
      "unavailable"
    ],
    "number": true
  },
  "step": {
    "code": true
  },
  "steps": {
    "code": true
  },
  "stored_at": {
    "volatile": true,
    "date": true
  },
  "submitted_at": {
    "volatile": true,
    "date": true
  },
  "subpurpose": {
    "code": true
  },
  "subsidy_amount": {
    "number": true
  },
  "subsidy_amount_clp": {
    "code": true
  },
  "subsidy_clp": {
    "number": true
  },
  "subsidy_type": {
    "code": true
  },
  "subsidy_uf": {
    "number": true
  },
  "suggested": {
    "number": true
  },
  "table": {
    "values": [
      "tmc",
      "uf"
    ],
    "code": true
  },
  "tasa": {
    "number": true
  },
  "tasa_seg_ces": {
    "number": true
  },
  "tasa_seg_des": {
    "number": true
  },
  "tasa_seg_inc": {
    "number": true
  },
  "tasacae": {
    "number": true
  },
  "tasacionuf": {
    "number": true
  },
  "tasasimulacion": {
    "number": true
  },
  "terms": {
    "number": true
  },
  "text": {
    "personal": "text"
  },
  "thoroughfare": {
    "personal": "text",
    "publicValues": [
      "*** COMPLETAR ***"
    ]
  },
  "time": {
    "date": true
  },
  "time_period": {
    "number": true
  },
  "timeout_ms": {
    "code": true
  },
  "timestamp": {
    "date": true,
    "volatile": true
  },
  "tipo": {
    "code": true
  },
  "tipo_persona": {
    "code": true
  },
  "tipopropiedad": {
    "code": true
  },
  "tmc": {
    "number": true
  },
  "to": {
    "number": true,
    "personal": "name"
  },
  "to_approve": {
    "code": true
  },
  "today": {
    "code": true
  },
  "token": {
    "personal": "secret"
  },
  "token_type": {
    "values": [
      "bearer",
      "Bearer"
    ]
  },
  "total_count_estados": {
    "code": true
  },
  "total_debt_pct": {
    "code": true
  },
  "total_difference_uf": {
    "number": true
  },
  "total_monthly_mortgage_clp": {
    "code": true
  },
  "total_monthly_mortgage_uf": {
    "number": true
  },
  "total_mortgage": {
    "number": true
  },
  "total_uf": {
    "number": true
  },
  "total_with_costs": {
    "number": true
  },
  "total_with_costs_uf": {
    "number": true
  },
  "trace_id": {
    "volatile": true
  },
  "type": {
    "values": [
      "about:blank",
      "web",
      "pro"
    ],
    "code": true
  },
  "type_text": {
    "personal": "text"
  },
  "uf": {
    "number": true
  },
  "uf_value": {
    "number": true
  },
  "unassigned": {
    "code": true
  },
  "unemployment_insurance_amount": {
    "number": true
  },
  "unemployment_insurances": {
    "code": true
  },
  "unit": {
    "values": [
      "years",
      "percent",
      "UF",
      "CLP",
      "instalments"
    ]
  },
  "until": {
    "date": true
  },
  "updated": {
    "code": true,
    "volatile": true
  },
  "updated_at": {
    "date": true,
    "volatile": true
  },
  "upstream": {
    "values": [
      "unknown",
      "up",
      "unauthorized",
      "down"
    ]
  },
  "user_hash": {
    "personal": "token",
    "volatile": true
  },
  "valid_from": {
    "date": true
  },
  "valid_to": {
    "date": true
  },
  "valor": {
    "number": true
  },
  "valorpropiedad": {
    "number": true
  },
  "valpropiedaduf": {
    "number": true
  },
  "value": {
    "number": true
  },
  "value_clp": {
    "number": true
  },
  "value_currency": {
    "values": [
      "UF",
      "CLP"
    ]
  },
  "value_uf": {
    "number": true
  },
  "vat": {
    "personal": "rut"
  },
  "version": {
    "code": true,
    "date": true
  },
  "view": {
    "values": [
      "mine",
      "unassigned",
      "today",
      "overdue",
      "below_income",
      "failed"
    ]
  },
  "waiting": {
    "code": true
  },
  "worker_type": {
    "code": true
  },
  "written_first_name": {
    "personal": "name"
  },
  "written_last_name": {
    "personal": "name"
  },
  "year": {
    "code": true
  },
  "years": {
    "number": true
  }
};

export const TOLERANCES: readonly ObjectTolerances[] = [
  {
    "names": [
      "IdentificadorSeguro",
      "Descripcion",
      "Tasa"
    ],
    "tolerances": {
      "Tasa": 0
    }
  },
  {
    "names": [
      "DFL2",
      "Rut",
      "antiguedad",
      "asegurados",
      "codigoSeguroCesantia",
      "codigoSubsidio",
      "codpro",
      "codsegdesg",
      "codseginc",
      "destino",
      "mesesgracia",
      "montoAsegurado",
      "montocredito",
      "objetivo",
      "participantes",
      "personalizarTasa",
      "plazototal",
      "plazovariable",
      "porcentaje",
      "tasa_seg_ces",
      "tasa_seg_des",
      "tasa_seg_inc",
      "tasasimulacion",
      "tipo_persona",
      "tipopropiedad",
      "valorpropiedad"
    ],
    "tolerances": {
      "montoAsegurado": 0.0001,
      "montocredito": 0.0001,
      "tasa_seg_ces": 0,
      "tasa_seg_des": 0,
      "tasa_seg_inc": 0,
      "tasasimulacion": 0.01,
      "valorpropiedad": 0.0001
    }
  },
  {
    "names": [
      "Plazo",
      "Tasa",
      "TasaCae",
      "Dividendo",
      "SegInc",
      "SegDesg",
      "SegCes",
      "DivTotal",
      "DivTotalPe",
      "CostoTotalUF",
      "RenMin",
      "FecVencimiento",
      "Cuotas",
      "TasacionUF",
      "EstudioTitulosUF",
      "Borrador",
      "Notaria",
      "CBR",
      "ImpuestoTE"
    ],
    "tolerances": {
      "Tasa": 0.01,
      "TasaCae": 0.01,
      "Dividendo": 0.0001,
      "SegInc": 0.0001,
      "SegDesg": 0.0001,
      "SegCes": 0.0001,
      "DivTotal": 0.0001,
      "DivTotalPe": 5,
      "CostoTotalUF": {
        "perEach": "Cuotas",
        "amount": 0.0001
      },
      "RenMin": 20,
      "TasacionUF": 0.0001,
      "EstudioTitulosUF": 0.0001,
      "Borrador": 0.0001,
      "Notaria": 0.0001,
      "CBR": 0.0001,
      "ImpuestoTE": 0.0001
    }
  },
  {
    "names": [
      "credit_amount",
      "estate_value",
      "has_dfl2",
      "is_social_estate",
      "subpurpose"
    ],
    "tolerances": {
      "credit_amount": 0.0001,
      "estate_value": 0.0001
    }
  },
  {
    "names": [
      "operation_cost_description",
      "amount_uf"
    ],
    "tolerances": {
      "amount_uf": 0.0001
    }
  },
  {
    "names": [
      "Valor"
    ],
    "tolerances": {
      "Valor": 0.01
    }
  },
  {
    "names": [
      "amount",
      "period",
      "loan_use",
      "product",
      "real_estate_type"
    ],
    "tolerances": {
      "amount": 0.0001
    }
  },
  {
    "names": [
      "rate"
    ],
    "tolerances": {
      "rate": 0.01
    }
  },
  {
    "names": [
      "id",
      "name",
      "description",
      "is_active",
      "is_range_amount_valid",
      "is_range_valid_period",
      "min_amount",
      "max_amount",
      "min_period",
      "max_period"
    ],
    "tolerances": {
      "min_amount": 0.0001,
      "max_amount": 0.0001
    }
  },
  {
    "names": [
      "id",
      "name",
      "description",
      "is_active",
      "min_amount",
      "max_amount",
      "min_period",
      "max_period"
    ],
    "tolerances": {
      "min_amount": 0.0001,
      "max_amount": 0.0001
    }
  },
  {
    "names": [
      "name",
      "description",
      "is_active",
      "min_amount",
      "max_amount",
      "min_period",
      "max_period"
    ],
    "tolerances": {
      "min_amount": 0.0001,
      "max_amount": 0.0001
    }
  },
  {
    "names": [
      "id",
      "product",
      "min_amount",
      "max_amount"
    ],
    "tolerances": {
      "min_amount": 0.0001,
      "max_amount": 0.0001
    }
  },
  {
    "names": [
      "product",
      "min_amount",
      "max_amount"
    ],
    "tolerances": {
      "min_amount": 0.0001,
      "max_amount": 0.0001
    }
  },
  {
    "names": [
      "product",
      "min_amount",
      "max_amount"
    ],
    "tolerances": {
      "min_amount": 0.0001,
      "max_amount": 0.0001
    }
  },
  {
    "names": [
      "id",
      "product",
      "loan_use",
      "real_estate_type",
      "range_period",
      "range_amount",
      "rate"
    ],
    "tolerances": {
      "rate": 0.01
    }
  },
  {
    "names": [
      "rate"
    ],
    "tolerances": {
      "rate": 0.01
    }
  },
  {
    "names": [
      "id",
      "product",
      "loan_use",
      "real_estate_type",
      "min_years",
      "max_years",
      "min_amount",
      "max_amount",
      "rate"
    ],
    "tolerances": {
      "min_amount": 0.0001,
      "max_amount": 0.0001,
      "rate": 0.01
    }
  },
  {
    "names": [
      "rate",
      "terms",
      "price",
      "grants",
      "grace",
      "product",
      "loan_use",
      "grants_value",
      "cash_amount",
      "period",
      "credit_amount",
      "mortgage_fee"
    ],
    "tolerances": {
      "rate": 0.01,
      "price": 0.0001,
      "grants_value": 0.0001,
      "cash_amount": 0.0001,
      "credit_amount": 0.0001
    }
  }
];

/** Fields that identify the rows of lists. */
export const ROW_IDS: readonly string[] = [
  "IdentificadorSeguro",
  "id",
  "operation_cost_description",
  "Id",
  "Fecha"
];

/** Words that the schemas don't have: of names and paths that no operation describes yet, and of names of amounts. */
export const UNDESCRIBED = {
  "pathWords": [
    "comments",
    "__mock",
    "scenario",
    "journal"
  ],
  "nameWords": [
    "input",
    "cliente",
    "lastname",
    "firstname",
    "nombre",
    "nombres",
    "apellido",
    "apellidos",
    "dni",
    "identificacion",
    "correo",
    "telefono",
    "fono",
    "celular",
    "movil",
    "mobile",
    "liquid",
    "renta",
    "ref",
    "fg",
    "cv",
    "dfl2",
    "add",
    "select",
    "google",
    "autocomplete",
    "assurance",
    "ids",
    "pesos",
    "without",
    "minimum",
    "wage",
    "costototal",
    "eett",
    "comments",
    "uses",
    "clave",
    "secret",
    "codes",
    "purposes",
    "participants",
    "financing",
    "percentage",
    "finance",
    "system",
    "parity",
    "companies",
    "personal",
    "search",
    "q",
    "dato",
    "nota",
    "notes"
  ],
  "amountWords": [
    "uf",
    "clp",
    "pe",
    "monto",
    "amount",
    "valor",
    "value",
    "price",
    "rentaliquida",
    "salary",
    "income",
    "costo",
    "cost",
    "costs",
    "total",
    "min",
    "max",
    "savings",
    "saved",
    "dividendo",
    "ren",
    "credit",
    "cash",
    "worth",
    "fee",
    "mortgage",
    "grants",
    "count"
  ]
} as const;
