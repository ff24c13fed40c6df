/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

import type { operations } from './bff.ts';
import type { BffOperationFacts } from '../api/operation.ts';

export const BFF_OPERATIONS = {
  "first_day": {
    "method": "GET",
    "path": "/api/simulador/puesta_en_marcha",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "live": {
    "method": "GET",
    "path": "/health/live",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "ready": {
    "method": "GET",
    "path": "/health/ready",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "catalogos_simulador": {
    "method": "GET",
    "path": "/api/external/catalogos_simulador",
    "acts": false,
    "publicTexts": [
      "destinos[].descripcion",
      "tipos_inmuebles[].descripcion",
      "tipos_inmuebles[].codigo_adm",
      "antiguedades[].descripcion",
      "regiones[].name",
      "comunas[].name",
      "productos[].descripcion",
      "objetivos[].descripcion",
      "subsidios[].descripcion",
      "subsidios[].codigo"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "get_real_estates": {
    "method": "GET",
    "path": "/api/integrations/get_real_estates",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "get_projects_by_real_estate": {
    "method": "GET",
    "path": "/api/integrations/get_projects_by_real_estate/{id}",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "Company": {
    "method": "GET",
    "path": "/inmobiliarias/Company",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "CompanyProject": {
    "method": "GET",
    "path": "/inmobiliarias/CompanyProject",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "CompanyLocation": {
    "method": "GET",
    "path": "/inmobiliarias/CompanyLocation",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "calc_operation_costs": {
    "method": "POST",
    "path": "/simulations/api/calc_operation_costs",
    "acts": false,
    "publicTexts": [
      "[].operation_cost_description"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "paridad": {
    "method": "GET",
    "path": "/api/external/paridad",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "seguros_desgravamen": {
    "method": "GET",
    "path": "/api/external/seguros_desgravamen",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "seguros_incendio": {
    "method": "GET",
    "path": "/api/external/seguros_incendio",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "seguros_cesantia": {
    "method": "GET",
    "path": "/api/external/seguros_cesantia",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "tmc": {
    "method": "POST",
    "path": "/products/api/tmc",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "calc_dividendo": {
    "method": "POST",
    "path": "/api/external/calc_dividendo",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "calculo": {
    "method": "POST",
    "path": "/api/simulador/calculo",
    "acts": false,
    "publicTexts": [
      "costs[].operation_cost_description"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "comparacion": {
    "method": "POST",
    "path": "/api/simulador/comparacion",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "calc_simulation_web": {
    "method": "POST",
    "path": "/simulations/api/calc_simulation_web",
    "acts": false,
    "publicTexts": [
      "operation_costs[].operation_cost_description"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "alcance": {
    "method": "POST",
    "path": "/api/simulador/alcance",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "cuadro": {
    "method": "POST",
    "path": "/api/simulador/cuadro",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "prepago": {
    "method": "POST",
    "path": "/api/simulador/prepago",
    "acts": false,
    "publicTexts": [
      "conditions.source"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "oferta": {
    "method": "POST",
    "path": "/api/simulador/oferta",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "refinanciamiento": {
    "method": "POST",
    "path": "/api/simulador/refinanciamiento",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "explicacion": {
    "method": "POST",
    "path": "/api/simulador/explicacion",
    "acts": false,
    "publicTexts": [
      "figures[].name",
      "figures[].node.label",
      "dates[].reason"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "inicio": {
    "method": "GET",
    "path": "/api/simulador/inicio",
    "acts": false,
    "publicTexts": [
      "catalogos.destinos[].descripcion",
      "catalogos.tipos_inmuebles[].descripcion",
      "catalogos.tipos_inmuebles[].codigo_adm",
      "catalogos.antiguedades[].descripcion",
      "catalogos.regiones[].name",
      "catalogos.comunas[].name",
      "catalogos.productos[].descripcion",
      "catalogos.objetivos[].descripcion",
      "catalogos.subsidios[].descripcion",
      "catalogos.subsidios[].codigo",
      "seguros.desgravamen[].Descripcion",
      "seguros.incendio[].Descripcion",
      "seguros.cesantia[].Descripcion"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "rate_sheets": {
    "method": "GET",
    "path": "/api/simulador/hojas",
    "acts": false,
    "publicTexts": [
      "results[].name"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "add_rate_sheet": {
    "method": "POST",
    "path": "/api/simulador/hojas",
    "acts": true,
    "publicTexts": [
      "name",
      "lines[].label",
      "lines[].before",
      "lines[].after",
      "lines[].warnings"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "scheduled_sheets": {
    "method": "GET",
    "path": "/api/simulador/hojas/aprobadas",
    "acts": false,
    "publicTexts": [
      "[].name"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "other_prices": {
    "method": "GET",
    "path": "/api/simulador/hojas/valores",
    "acts": false,
    "publicTexts": [
      "[].label",
      "[].fields[].label",
      "[].fields[].text"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "rate_sheet": {
    "method": "GET",
    "path": "/api/simulador/hojas/{id}",
    "acts": false,
    "publicTexts": [
      "name",
      "lines[].label",
      "lines[].before",
      "lines[].after",
      "lines[].warnings"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "change_rate_sheet": {
    "method": "PATCH",
    "path": "/api/simulador/hojas/{id}",
    "acts": true,
    "publicTexts": [
      "name",
      "lines[].label",
      "lines[].before",
      "lines[].after",
      "lines[].warnings"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "delete_rate_sheet": {
    "method": "DELETE",
    "path": "/api/simulador/hojas/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "rate_sheet_impact": {
    "method": "POST",
    "path": "/api/simulador/hojas/{id}/impacto",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "submit_rate_sheet": {
    "method": "POST",
    "path": "/api/simulador/hojas/{id}/enviar",
    "acts": true,
    "publicTexts": [
      "name",
      "lines[].label",
      "lines[].before",
      "lines[].after",
      "lines[].warnings"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "approve_rate_sheet": {
    "method": "POST",
    "path": "/api/simulador/hojas/{id}/aprobar",
    "acts": true,
    "publicTexts": [
      "name",
      "lines[].label",
      "lines[].before",
      "lines[].after",
      "lines[].warnings"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "return_rate_sheet": {
    "method": "POST",
    "path": "/api/simulador/hojas/{id}/devolver",
    "acts": true,
    "publicTexts": [
      "name",
      "lines[].label",
      "lines[].before",
      "lines[].after",
      "lines[].warnings"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "revert_rate_sheet": {
    "method": "POST",
    "path": "/api/simulador/hojas/{id}/revertir",
    "acts": true,
    "publicTexts": [
      "name",
      "lines[].label",
      "lines[].before",
      "lines[].after",
      "lines[].warnings"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "Tarifa": {
    "method": "POST",
    "path": "/api/tarificador/Tarifa",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "RealEstateType": {
    "method": "GET",
    "path": "/api/tarificador/RealEstateType",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "GroupBy": {
    "method": "GET",
    "path": "/api/tarificador/GroupBy",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "products": {
    "method": "GET",
    "path": "/products/api/products",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "loan_uses": {
    "method": "GET",
    "path": "/products/api/loan_uses",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "real_estate_types": {
    "method": "GET",
    "path": "/products/api/real_estate_types",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "tarifas": {
    "method": "GET",
    "path": "/api/external/tarifas",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "add_group_rates": {
    "method": "POST",
    "path": "/api/simulador/tarifas",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "price_approval": {
    "method": "GET",
    "path": "/api/simulador/tarifas/aprobacion",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "coverage": {
    "method": "GET",
    "path": "/api/simulador/tarifas/cobertura",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "rate_history": {
    "method": "GET",
    "path": "/api/simulador/tarifas/historia",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "Product": {
    "method": "GET",
    "path": "/api/tarificador/Product",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "add_Product": {
    "method": "POST",
    "path": "/api/tarificador/Product",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "change_Product": {
    "method": "PATCH",
    "path": "/api/tarificador/Product/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "delete_Product": {
    "method": "DELETE",
    "path": "/api/tarificador/Product/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "RangePeriod": {
    "method": "GET",
    "path": "/api/tarificador/RangePeriod",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "add_RangePeriod": {
    "method": "POST",
    "path": "/api/tarificador/RangePeriod",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "change_RangePeriod": {
    "method": "PATCH",
    "path": "/api/tarificador/RangePeriod/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "delete_RangePeriod": {
    "method": "DELETE",
    "path": "/api/tarificador/RangePeriod/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "RangeAmount": {
    "method": "GET",
    "path": "/api/tarificador/RangeAmount",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "add_RangeAmount": {
    "method": "POST",
    "path": "/api/tarificador/RangeAmount",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "change_RangeAmount": {
    "method": "PATCH",
    "path": "/api/tarificador/RangeAmount/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "delete_RangeAmount": {
    "method": "DELETE",
    "path": "/api/tarificador/RangeAmount/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "LoanUse": {
    "method": "GET",
    "path": "/api/tarificador/LoanUse",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "add_LoanUse": {
    "method": "POST",
    "path": "/api/tarificador/LoanUse",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "change_LoanUse": {
    "method": "PATCH",
    "path": "/api/tarificador/LoanUse/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "delete_LoanUse": {
    "method": "DELETE",
    "path": "/api/tarificador/LoanUse/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "Tarificador": {
    "method": "GET",
    "path": "/api/tarificador/Tarificador",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "add_Tarificador": {
    "method": "POST",
    "path": "/api/tarificador/Tarificador",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "change_Tarificador": {
    "method": "PATCH",
    "path": "/api/tarificador/Tarificador/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "delete_Tarificador": {
    "method": "DELETE",
    "path": "/api/tarificador/Tarificador/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "download_all_rates": {
    "method": "GET",
    "path": "/api/simulador/tarifas/planilla",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "read_all_rates": {
    "method": "POST",
    "path": "/api/simulador/tarifas/planilla/lectura",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "published_values": {
    "method": "GET",
    "path": "/api/simulador/valores/{table}",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "read_published_values": {
    "method": "POST",
    "path": "/api/simulador/valores/{table}/lectura",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "authenticate_user": {
    "method": "POST",
    "path": "/authentication/api/clients",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "update_contact": {
    "method": "PUT",
    "path": "/authentication/api/clients/{uuid}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "client": {
    "method": "GET",
    "path": "/authentication/api/client/{uuid}",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "known_client": {
    "method": "POST",
    "path": "/api/simulador/clientes/conocido",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "mail_simulation": {
    "method": "POST",
    "path": "/simulations/api/mail/send",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "last_simulation_email": {
    "method": "GET",
    "path": "/authentication/api/clients/{uuid}/last_simulation_email",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "correct_mail": {
    "method": "POST",
    "path": "/api/simulador/correos/{simulation}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "create_web_simulation": {
    "method": "POST",
    "path": "/simulations/api/web/simulations/create",
    "acts": true,
    "publicTexts": [
      "workflow.reason"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "create_executive_simulation": {
    "method": "POST",
    "path": "/simulations/api/executive/simulations/create",
    "acts": true,
    "publicTexts": [
      "workflow.reason"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole"
    ]
  },
  "simulation": {
    "method": "GET",
    "path": "/simulations/api/simulation/{uuid}",
    "acts": false,
    "publicTexts": [
      "workflow.reason"
    ],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "pdf_simulacion": {
    "method": "GET",
    "path": "/api/external/pdf_simulacion",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "cotizacion": {
    "method": "POST",
    "path": "/api/simulador/cotizacion",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "token": {
    "method": "POST",
    "path": "/api/token",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "user_info": {
    "method": "GET",
    "path": "/authentication/api/user/info",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "renew_session": {
    "method": "POST",
    "path": "/api/simulador/sesion/renovar",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "sign_in_ways": {
    "method": "GET",
    "path": "/api/simulador/sesion",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "oidc_begin": {
    "method": "GET",
    "path": "/api/simulador/sesion/oidc",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "oidc_return": {
    "method": "GET",
    "path": "/api/simulador/sesion/oidc/retorno",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "oidc_logout": {
    "method": "POST",
    "path": "/api/simulador/sesion/oidc/cierre",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "close_session": {
    "method": "POST",
    "path": "/api/simulador/sesion/cerrar",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "anonymous",
      "default",
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "person_requests": {
    "method": "GET",
    "path": "/api/simulador/datos_personales",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "add_person_request": {
    "method": "POST",
    "path": "/api/simulador/datos_personales",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "find_person_requests": {
    "method": "POST",
    "path": "/api/simulador/datos_personales/buscar",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "person_request": {
    "method": "GET",
    "path": "/api/simulador/datos_personales/{id}",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "held_data": {
    "method": "GET",
    "path": "/api/simulador/datos_personales/{id}/guardado",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "export_person": {
    "method": "GET",
    "path": "/api/simulador/datos_personales/{id}/datos",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "extend_person_request": {
    "method": "POST",
    "path": "/api/simulador/datos_personales/{id}/prorrogar",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "answer_person_request": {
    "method": "POST",
    "path": "/api/simulador/datos_personales/{id}/responder",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "lift_block": {
    "method": "POST",
    "path": "/api/simulador/datos_personales/{id}/desbloquear",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "assign_simulations_to_executive": {
    "method": "PUT",
    "path": "/simulations/api/assign_simulations_to_executive/{uuid}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "preview_assignment": {
    "method": "POST",
    "path": "/api/simulador/asignaciones/{uuid}/previa",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "undo_assignment": {
    "method": "POST",
    "path": "/api/simulador/asignaciones/deshacer",
    "acts": true,
    "publicTexts": [
      "refused[].message"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "executives": {
    "method": "GET",
    "path": "/authentication/api/admin/executives",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "commercials": {
    "method": "GET",
    "path": "/authentication/api/admin/commercials",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "disabled_executives": {
    "method": "GET",
    "path": "/api/simulador/ejecutivos/deshabilitados",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "comments": {
    "method": "GET",
    "path": "/simulations/api/simulation_comments",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "add_comment": {
    "method": "POST",
    "path": "/simulations/api/simulation_comments",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "highlight_comment": {
    "method": "PATCH",
    "path": "/simulations/api/simulation_comments/{uuid}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "delete_comment": {
    "method": "DELETE",
    "path": "/simulations/api/simulation_comments/{uuid}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "states": {
    "method": "GET",
    "path": "/simulations/api/states",
    "acts": false,
    "publicTexts": [
      "[].description"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "resolutions": {
    "method": "GET",
    "path": "/simulations/api/resolutions",
    "acts": false,
    "publicTexts": [
      "[].description"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "simulation_counts": {
    "method": "GET",
    "path": "/simulations/api/simulations/count",
    "acts": false,
    "publicTexts": [
      "counts_estados[].description",
      "counts_resoluciones[].description"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "simulations_per_day": {
    "method": "GET",
    "path": "/api/simulador/por_dia",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "plan_contact": {
    "method": "PUT",
    "path": "/api/simulador/seguimiento/{simulation}",
    "acts": true,
    "publicTexts": [
      "simulation.workflow.reason"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "end_contact": {
    "method": "DELETE",
    "path": "/api/simulador/seguimiento/{simulation}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "record_contact": {
    "method": "POST",
    "path": "/api/simulador/contactos/{simulation}",
    "acts": true,
    "publicTexts": [
      "simulation.workflow.reason",
      "message"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "take_simulation": {
    "method": "POST",
    "path": "/api/simulador/tomar/{simulation}",
    "acts": true,
    "publicTexts": [
      "simulation.workflow.reason",
      "message"
    ],
    "personalHere": {},
    "roles": [
      "executiverole",
      "commercialrole"
    ]
  },
  "head_figures": {
    "method": "GET",
    "path": "/api/simulador/jefatura",
    "acts": false,
    "publicTexts": [
      "branch"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "head_list": {
    "method": "GET",
    "path": "/api/simulador/jefatura/lista",
    "acts": false,
    "publicTexts": [
      "results[].state"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "historia": {
    "method": "GET",
    "path": "/api/simulador/clientes/{client}/historia",
    "acts": false,
    "publicTexts": [
      "results[].estado.from",
      "results[].estado.to",
      "results[].resolucion.from",
      "results[].resolucion.to",
      "results[].next_contact.from",
      "results[].next_contact.to"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "client_groups": {
    "method": "GET",
    "path": "/simulations/api/executive/clients/simulations",
    "acts": false,
    "publicTexts": [
      "results[].simulations[].workflow.reason"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "assignable": {
    "method": "GET",
    "path": "/api/simulador/asignables",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "pendientes": {
    "method": "GET",
    "path": "/api/simulador/pendientes",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "failed_sends": {
    "method": "GET",
    "path": "/api/simulador/pendientes/envios",
    "acts": false,
    "publicTexts": [
      "[].workflow.reason"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "client_simulations": {
    "method": "GET",
    "path": "/api/simulador/clientes/{client}/simulaciones",
    "acts": false,
    "publicTexts": [
      "results[].workflow.reason"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "update_info": {
    "method": "PATCH",
    "path": "/simulations/api/simulations/{uuid}/update_info",
    "acts": true,
    "publicTexts": [
      "simulation.workflow.reason",
      "message"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "management_state": {
    "method": "POST",
    "path": "/simulations/api/simulations/{uuid}/management_state",
    "acts": true,
    "publicTexts": [
      "simulation.workflow.reason",
      "message"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "result_state": {
    "method": "POST",
    "path": "/simulations/api/simulations/{uuid}/result_state",
    "acts": true,
    "publicTexts": [
      "simulation.workflow.reason",
      "message"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "saved_views": {
    "method": "GET",
    "path": "/api/simulador/vistas",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "save_view": {
    "method": "PUT",
    "path": "/api/simulador/vistas",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "delete_view": {
    "method": "DELETE",
    "path": "/api/simulador/vistas/{id}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "download_simulations": {
    "method": "GET",
    "path": "/simulations/api/simulations/excel",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "upload_simulations": {
    "method": "POST",
    "path": "/simulations/api/simulations/excel",
    "acts": true,
    "publicTexts": [
      "message"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "read_simulations": {
    "method": "POST",
    "path": "/api/simulador/planilla/lectura",
    "acts": false,
    "publicTexts": [
      "changes[].estado.from",
      "changes[].estado.to",
      "changes[].resolucion.from",
      "changes[].resolucion.to"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "send_to_workflow": {
    "method": "POST",
    "path": "/api/application/Sim2Wf",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "workflow_progress": {
    "method": "GET",
    "path": "/api/simulador/envios/{uuid}",
    "acts": false,
    "publicTexts": [
      "reason",
      "name",
      "detail"
    ],
    "personalHere": {},
    "roles": [
      "adminrole",
      "executiverole",
      "commercialrole"
    ]
  },
  "stopped_flows": {
    "method": "GET",
    "path": "/api/simulador/envios",
    "acts": false,
    "publicTexts": [
      "[].reason",
      "[].name",
      "[].detail"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "cancel_flow": {
    "method": "POST",
    "path": "/api/simulador/envios/{uuid}/cancelar",
    "acts": true,
    "publicTexts": [
      "reason",
      "name",
      "detail"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "retry_flow": {
    "method": "POST",
    "path": "/api/simulador/envios/{uuid}/reintentar",
    "acts": true,
    "publicTexts": [
      "reason",
      "name",
      "detail"
    ],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "ops_modes": {
    "method": "GET",
    "path": "/ops/modes",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "ops_drift": {
    "method": "GET",
    "path": "/ops/drift",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "ops_shadow": {
    "method": "GET",
    "path": "/ops/shadow",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "ops_metrics": {
    "method": "GET",
    "path": "/ops/metrics",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "ops_jobs": {
    "method": "GET",
    "path": "/ops/jobs",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "ops_pending_jobs": {
    "method": "GET",
    "path": "/ops/jobs/pending",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "ops_retry_job": {
    "method": "POST",
    "path": "/ops/jobs/{id}/retry",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "ops_cancel_job": {
    "method": "POST",
    "path": "/ops/jobs/{id}/cancel",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  },
  "ops_set_breaker": {
    "method": "POST",
    "path": "/ops/breakers/{capability}/{act}",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "roles": [
      "adminrole"
    ]
  }
} as const satisfies Record<keyof operations, BffOperationFacts>;
