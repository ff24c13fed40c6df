/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

export interface paths {
    "/api/simulador/puesta_en_marcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what the simulator needs, and what of it is missing
         * @description For users with the role adminrole.
         */
        get: operations["first_day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process answers
         * @description For everybody, signed in or not.
         */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests can be served; with the state of each upstream
         * @description For everybody, signed in or not.
         */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/catalogos_simulador": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The option lists of the form
         * @description For everybody, signed in or not.
         */
        get: operations["catalogos_simulador"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/get_real_estates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Real-estate companies that can be chosen
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["get_real_estates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/get_projects_by_real_estate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects of one company
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["get_projects_by_real_estate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inmobiliarias/Company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Real-estate companies
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["Company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inmobiliarias/CompanyProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects of all companies, by their locations
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["CompanyProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inmobiliarias/CompanyLocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Locations of companies
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["CompanyLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/calc_operation_costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Operation costs of a credit, line by line, in UF
         * @description For everybody, signed in or not.
         */
        post: operations["calc_operation_costs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/paridad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pesos for one UF, as a bare number
         * @description For everybody, signed in or not.
         */
        get: operations["paridad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/seguros_desgravamen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Life insurances
         * @description For everybody, signed in or not.
         */
        get: operations["seguros_desgravamen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/seguros_incendio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fire and earthquake insurances
         * @description For everybody, signed in or not.
         */
        get: operations["seguros_incendio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/seguros_cesantia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unemployment insurances
         * @description For everybody, signed in or not.
         */
        get: operations["seguros_cesantia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/api/tmc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Maximum conventional rate of a credit's segment
         * @description For everybody, signed in or not.
         */
        post: operations["tmc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/calc_dividendo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Monthly payment, insurance, CAE and costs of one credit
         * @description For everybody, signed in or not.
         */
        post: operations["calc_dividendo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/calculo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All figures of a credit, of which each can fail
         * @description For everybody, signed in or not.
         */
        post: operations["calculo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/comparacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same credit over six terms and its own
         * @description For everybody, signed in or not.
         */
        post: operations["comparacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/calc_simulation_web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dividend, costs and comparison
         * @description For everybody, signed in or not.
         */
        post: operations["calc_simulation_web"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/alcance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The largest credit for a payment or an income
         * @description For everybody, signed in or not.
         */
        post: operations["alcance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/cuadro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment schedule of one credit, by month and by year
         * @description For everybody, signed in or not.
         */
        post: operations["cuadro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/prepago": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment schedule with prepayments, and what they save
         * @description For everybody, signed in or not.
         */
        post: operations["prepago"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/oferta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another bank's offer beside a credit of ours
         * @description For everybody, signed in or not.
         */
        post: operations["oferta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/refinanciamiento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * From which month a new credit pays
         * @description For everybody, signed in or not.
         */
        post: operations["refinanciamiento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/explicacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How each figure comes about, step by step
         * @description For everybody, signed in or not.
         */
        post: operations["explicacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/inicio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * UF, catalogues and insurances, of which each can fail
         * @description For everybody, signed in or not.
         */
        get: operations["inicio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/hojas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rate sheets, the newest first
         * @description For users with the role adminrole.
         */
        get: operations["rate_sheets"];
        put?: never;
        /**
         * Writes a draft of changes of rates
         * @description For users with the role adminrole.
         */
        post: operations["add_rate_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/hojas/aprobadas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approved sheets that wait, the earliest first
         * @description For users with the role adminrole.
         */
        get: operations["scheduled_sheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/hojas/valores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Present values that price a credit, other than the tables
         * @description For users with the role adminrole.
         */
        get: operations["other_prices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/hojas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rate sheet with its changes and warnings
         * @description For users with the role adminrole.
         */
        get: operations["rate_sheet"];
        put?: never;
        post?: never;
        /**
         * Deletes a draft, or a returned sheet
         * @description For users with the role adminrole.
         */
        delete: operations["delete_rate_sheet"];
        options?: never;
        head?: never;
        /**
         * Changes a draft, or a returned sheet, which is a draft again
         * @description For users with the role adminrole.
         */
        patch: operations["change_rate_sheet"];
        trace?: never;
    };
    "/api/simulador/hojas/{id}/impacto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Impact of a sheet on the latest simulations
         * @description For users with the role adminrole.
         */
        post: operations["rate_sheet_impact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/hojas/{id}/enviar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands a draft to a second administrator
         * @description For users with the role adminrole.
         */
        post: operations["submit_rate_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/hojas/{id}/aprobar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a sheet in force, now or at an instant
         * @description For users with the role adminrole.
         */
        post: operations["approve_rate_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/hojas/{id}/devolver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns a sheet that is not in force to its author
         * @description For users with the role adminrole.
         */
        post: operations["return_rate_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/hojas/{id}/revertir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a draft that undoes a sheet
         * @description For users with the role adminrole.
         */
        post: operations["revert_rate_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/Tarifa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggested annual rate of a credit
         * @description For everybody, signed in or not.
         */
        post: operations["Tarifa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/RealEstateType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Property types that have rates
         * @description For everybody, signed in or not.
         */
        get: operations["RealEstateType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/GroupBy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purposes and property types that get their rates together
         * @description For everybody, signed in or not.
         */
        get: operations["GroupBy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products
         * @description For everybody, signed in or not.
         */
        get: operations["products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/api/loan_uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Credit purposes
         * @description For everybody, signed in or not.
         */
        get: operations["loan_uses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/api/real_estate_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Property types
         * @description For everybody, signed in or not.
         */
        get: operations["real_estate_types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/tarifas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every rate in force
         * @description For everybody, signed in or not.
         */
        get: operations["tarifas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/tarifas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the rates of a group, all or none
         * @description For users with the role adminrole.
         */
        post: operations["add_group_rates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/tarifas/aprobacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How changes of prices take effect, and how many wait for the caller
         * @description For users with the role adminrole.
         */
        get: operations["price_approval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/tarifas/cobertura": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rates of a product, and where it has none
         * @description For users with the role adminrole.
         */
        get: operations["coverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/tarifas/historia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The changes of a rate, with user and time
         * @description For users with the role adminrole.
         */
        get: operations["rate_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/Product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products, with the limits of their ranges
         * @description For everybody, signed in or not.
         */
        get: operations["Product"];
        put?: never;
        /**
         * Adds a product
         * @description For users with the role adminrole.
         */
        post: operations["add_Product"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/Product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a product that is not in use
         * @description For users with the role adminrole.
         */
        delete: operations["delete_Product"];
        options?: never;
        head?: never;
        /**
         * Changes a product
         * @description For users with the role adminrole.
         */
        patch: operations["change_Product"];
        trace?: never;
    };
    "/api/tarificador/RangePeriod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All ranges of years
         * @description For everybody, signed in or not.
         */
        get: operations["RangePeriod"];
        put?: never;
        /**
         * Adds a range of years
         * @description For users with the role adminrole.
         */
        post: operations["add_RangePeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/RangePeriod/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a range of years that is not in use
         * @description For users with the role adminrole.
         */
        delete: operations["delete_RangePeriod"];
        options?: never;
        head?: never;
        /**
         * Changes a range of years
         * @description For users with the role adminrole.
         */
        patch: operations["change_RangePeriod"];
        trace?: never;
    };
    "/api/tarificador/RangeAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All ranges of amounts
         * @description For everybody, signed in or not.
         */
        get: operations["RangeAmount"];
        put?: never;
        /**
         * Adds a range of amounts
         * @description For users with the role adminrole.
         */
        post: operations["add_RangeAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/RangeAmount/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a range of amounts that is not in use
         * @description For users with the role adminrole.
         */
        delete: operations["delete_RangeAmount"];
        options?: never;
        head?: never;
        /**
         * Changes a range of amounts
         * @description For users with the role adminrole.
         */
        patch: operations["change_RangeAmount"];
        trace?: never;
    };
    "/api/tarificador/LoanUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All purposes of credits
         * @description For everybody, signed in or not.
         */
        get: operations["LoanUse"];
        put?: never;
        /**
         * Adds a purpose
         * @description For users with the role adminrole.
         */
        post: operations["add_LoanUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/LoanUse/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a purpose that is not in use
         * @description For users with the role adminrole.
         */
        delete: operations["delete_LoanUse"];
        options?: never;
        head?: never;
        /**
         * Changes a purpose
         * @description For users with the role adminrole.
         */
        patch: operations["change_LoanUse"];
        trace?: never;
    };
    "/api/tarificador/Tarificador": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All rates in force
         * @description For everybody, signed in or not.
         */
        get: operations["Tarificador"];
        put?: never;
        /**
         * Adds a rate
         * @description For users with the role adminrole.
         */
        post: operations["add_Tarificador"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/Tarificador/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a rate that is not in use
         * @description For users with the role adminrole.
         */
        delete: operations["delete_Tarificador"];
        options?: never;
        head?: never;
        /**
         * Changes a rate
         * @description For users with the role adminrole.
         */
        patch: operations["change_Tarificador"];
        trace?: never;
    };
    "/api/simulador/tarifas/planilla": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rates of all products as a spreadsheet
         * @description For users with the role adminrole.
         */
        get: operations["download_all_rates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/tarifas/planilla/lectura": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a spreadsheet of rates
         * @description For users with the role adminrole.
         */
        post: operations["read_all_rates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/valores/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published values, the newest first
         * @description For users with the role adminrole.
         */
        get: operations["published_values"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/valores/{table}/lectura": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Previews pasted lines and their changes
         * @description For users with the role adminrole.
         */
        post: operations["read_published_values"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/api/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client of a RUT and an e-mail
         * @description For everybody, signed in or not.
         */
        post: operations["authenticate_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/api/clients/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the contact details of a client
         * @description For everybody, signed in or not.
         */
        put: operations["update_contact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/api/client/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bank's record of a client
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["client"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/clientes/conocido": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name, contact details and newest simulation of the client of a RUT
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        post: operations["known_client"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/mail/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a simulation to its client, once per intent
         * @description For everybody, signed in or not.
         */
        post: operations["mail_simulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/api/clients/{uuid}/last_simulation_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails the client the newest simulation, once an intent
         * @description For everybody, signed in or not.
         */
        get: operations["last_simulation_email"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/correos/{simulation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrects a client's e-mail, and mails the simulation again
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        post: operations["correct_mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/web/simulations/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a visitor’s simulation and mails it
         * @description For everybody, signed in or not.
         */
        post: operations["create_web_simulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/executive/simulations/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a simulation of staff, unmailed
         * @description For users with the role adminrole or executiverole.
         */
        post: operations["create_executive_simulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/simulation/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A saved simulation
         * @description For everybody, signed in or not, and the bank's own script.
         */
        get: operations["simulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/pdf_simulacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A saved simulation as PDF, for those who may see it
         * @description For everybody, signed in or not, and the bank's own script.
         */
        get: operations["pdf_simulacion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/cotizacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rate that a saved simulation quotes, by its link
         * @description For everybody, signed in or not.
         */
        post: operations["cotizacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in; the token needs no cookie, unless one is requested
         * @description For everybody, signed in or not.
         */
        post: operations["token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/api/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description For whoever is signed in.
         */
        get: operations["user_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/sesion/renovar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renews the token with the session’s cookie, which gets a new value
         * @description For everybody, signed in or not.
         */
        post: operations["renew_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/sesion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How people sign in here
         * @description For everybody, signed in or not.
         */
        get: operations["sign_in_ways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/sesion/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads a browser to the provider
         * @description For everybody, signed in or not.
         */
        get: operations["oidc_begin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/sesion/oidc/retorno": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Takes the provider’s answer and signs in
         * @description For everybody, signed in or not.
         */
        get: operations["oidc_return"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/sesion/oidc/cierre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends sessions that the provider has ended
         * @description For everybody, signed in or not.
         */
        post: operations["oidc_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/sesion/cerrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of the cookie and that of the token, if any
         * @description For everybody, signed in or not.
         */
        post: operations["close_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/datos_personales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Persons' requests, the open ones first
         * @description For users with the role adminrole.
         */
        get: operations["person_requests"];
        put?: never;
        /**
         * Registers a person's request
         * @description For users with the role adminrole.
         */
        post: operations["add_person_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/datos_personales/buscar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person's requests, also after an erasure
         * @description For users with the role adminrole.
         */
        post: operations["find_person_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/datos_personales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person's request
         * @description For users with the role adminrole.
         */
        get: operations["person_request"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/datos_personales/{id}/guardado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much is stored of the person of a request
         * @description For users with the role adminrole.
         */
        get: operations["held_data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/datos_personales/{id}/datos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is stored of a person
         * @description For users with the role adminrole.
         */
        get: operations["export_person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/datos_personales/{id}/prorrogar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the answer off by thirty days, once
         * @description For users with the role adminrole.
         */
        post: operations["extend_person_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/datos_personales/{id}/responder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a request; grants it
         * @description For users with the role adminrole.
         */
        post: operations["answer_person_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/datos_personales/{id}/desbloquear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a granted block
         * @description For users with the role adminrole.
         */
        post: operations["lift_block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/assign_simulations_to_executive/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assigns simulations, all or none
         * @description For users with the role adminrole.
         */
        put: operations["assign_simulations_to_executive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/asignaciones/{uuid}/previa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many simulations an assignment would change
         * @description For users with the role adminrole.
         */
        post: operations["preview_assignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/asignaciones/deshacer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives simulations back to whom they were assigned to before
         * @description For users with the role adminrole.
         */
        post: operations["undo_assignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/api/admin/executives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mortgage executives who may sign in
         * @description For users with the role adminrole.
         */
        get: operations["executives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/api/admin/commercials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commercial executives who may sign in
         * @description For users with the role adminrole.
         */
        get: operations["commercials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/ejecutivos/deshabilitados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disabled users who still have simulations
         * @description For users with the role adminrole.
         */
        get: operations["disabled_executives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/simulation_comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A simulation's comments, the oldest first
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["comments"];
        put?: never;
        /**
         * Adds a comment
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        post: operations["add_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/simulation_comments/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a comment of one’s own
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        delete: operations["delete_comment"];
        options?: never;
        head?: never;
        /**
         * Sets or removes the highlight of one’s own comment
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        patch: operations["highlight_comment"];
        trace?: never;
    };
    "/simulations/api/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The states of a simulation, in the dashboard’s order
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["states"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/resolutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The resolutions of a simulation, each of one state
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["resolutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/simulations/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of simulations per state
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["simulation_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/por_dia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of simulations per day
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["simulations_per_day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/seguimiento/{simulation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Plans the next contact with the client
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        put: operations["plan_contact"];
        post?: never;
        /**
         * Plans no next contact any more
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        delete: operations["end_contact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/contactos/{simulation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records a contact with the client, its decision and the next contact
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        post: operations["record_contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/tomar/{simulation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assigns a simulation that is nobody's to the caller
         * @description For users with the role executiverole or commercialrole.
         */
        post: operations["take_simulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/jefatura": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of each branch and executive
         * @description For users with the role adminrole.
         */
        get: operations["head_figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/jefatura/lista": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The simulations behind a figure
         * @description For users with the role adminrole.
         */
        get: operations["head_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/clientes/{client}/historia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's history: saves, mails, contacts, comments, changes and sends
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["historia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/executive/clients/simulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of clients with their simulations
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["client_groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/asignables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The listed simulations of all pages to assign, up to 501
         * @description For users with the role adminrole.
         */
        get: operations["assignable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/pendientes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many clients wait for something, by view of the list
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["pendientes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/pendientes/envios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's open simulations whose mail or send to the workflow failed, newest first, up to 50
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["failed_sends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/clientes/{client}/simulaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's simulations, 50 per page
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["client_simulations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/simulations/{uuid}/update_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes state, resolution and executive
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        patch: operations["update_info"];
        trace?: never;
    };
    "/simulations/api/simulations/{uuid}/management_state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the state
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        post: operations["management_state"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/simulations/{uuid}/result_state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the resolution
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        post: operations["result_state"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/vistas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The views of the list that the caller saved
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["saved_views"];
        /**
         * Saves a view of the list; one’s own of that name is replaced
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        put: operations["save_view"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/vistas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a view of one’s own
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        delete: operations["delete_view"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulations/api/simulations/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Simulations as a spreadsheet
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["download_simulations"];
        put?: never;
        /**
         * Applies a spreadsheet, all rows or none
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        post: operations["upload_simulations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/planilla/lectura": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Previews the changes of a spreadsheet of simulations
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        post: operations["read_simulations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/Sim2Wf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a simulation once; a 202 after ten seconds
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        post: operations["send_to_workflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/envios/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a simulation is on its way
         * @description For users with the role adminrole or executiverole or commercialrole.
         */
        get: operations["workflow_progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/envios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most 200 stopped or refused sends
         * @description For users with the role adminrole.
         */
        get: operations["stopped_flows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/envios/{uuid}/cancelar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a stopped send; the simulation can be changed again
         * @description For users with the role adminrole.
         */
        post: operations["cancel_flow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulador/envios/{uuid}/reintentar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a stuck send go on now
         * @description For users with the role adminrole.
         */
        post: operations["retry_flow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/modes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mode of each capability
         * @description For operators, by their credential, and for administrators.
         */
        get: operations["ops_modes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/drift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Violations of the contract in the core’s answers
         * @description For operators, by their credential, and for administrators.
         */
        get: operations["ops_drift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/shadow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Local answers compared with the core’s
         * @description For operators, by their credential, and for administrators.
         */
        get: operations["ops_shadow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prometheus metrics
         * @description For operators, by their credential, and for administrators.
         */
        get: operations["ops_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The job queue, by task
         * @description For operators, by their credential, and for administrators.
         */
        get: operations["ops_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/jobs/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most 100 waiting jobs, those that failed first
         * @description For operators, by their credential, and for administrators.
         */
        get: operations["ops_pending_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Runs a job now, as if it had never failed
         * @description For operators, by their credential, and for administrators.
         */
        post: operations["ops_retry_job"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a job, which is not done
         * @description For operators, by their credential, and for administrators.
         */
        post: operations["ops_cancel_job"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/breakers/{capability}/{act}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds a breaker open or closed, or leaves it to itself
         * @description For operators, by their credential, and for administrators.
         */
        post: operations["ops_set_breaker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        FirstDayStepDto: {
            /** @enum {string} */
            name: "administrators" | "uf" | "tmc" | "rates" | "mail" | "core";
            /** @description what is missing; null: nothing */
            missing: string | null;
        };
        LiveDto: {
            /** @enum {string} */
            status: "ok";
        };
        ReadyDto: {
            /** @enum {string} */
            status: "ok" | "unavailable";
            /** @description number of this release, which rises with each migration */
            release: string;
            /** @enum {string} */
            database: "up" | "unwritable" | "newer" | "down";
            /** @description latest migration of the newer release that the schema is of, when the database is `newer` */
            newer_migration?: string;
            /** @description release that ran it, if the database names it: the earliest one that can be started */
            newer_release?: string;
            /** @description by capability: its mode and, where a core answers it, what the last call showed (unknown, up, unauthorized, down), and `failure`, why the CMF gives no values */
            capabilities: {
                [key: string]: Record<string, never>;
            };
            /** @description UF and TMC of today, and rates, that this BFF should have and has not, with how to give them */
            missing?: string[];
        };
        CatalogueItemDto: {
            id: number;
            descripcion: string;
        };
        PropertyTypeItemDto: {
            id: number;
            descripcion: string;
            codigo_adm: string;
            vigente: boolean;
            /** @description Offered in the simulator */
            simulador: boolean;
            /** @description Insurable percentage of the value */
            porc_asegurable: number;
        };
        RegionDto: {
            /** @description CUT code */
            id: string;
            name: string;
        };
        ComunaDto: {
            /** @description CUT code */
            id: string;
            name: string;
            /** @description CUT code of the comuna's region */
            region: string;
        };
        SubsidyItemDto: {
            id: number;
            descripcion: string;
            /** @description DS01, DS19, DS116, or empty for none */
            codigo: string;
        };
        CatalogosDto: {
            destinos: components["schemas"]["CatalogueItemDto"][];
            tipos_inmuebles: components["schemas"]["PropertyTypeItemDto"][];
            antiguedades: components["schemas"]["CatalogueItemDto"][];
            regiones: components["schemas"]["RegionDto"][];
            comunas: components["schemas"]["ComunaDto"][];
            productos: components["schemas"]["CatalogueItemDto"][];
            objetivos: components["schemas"]["CatalogueItemDto"][];
            subsidios: components["schemas"]["SubsidyItemDto"][];
        };
        IdentifiedNameDto: {
            Id: number;
            Descripcion: string;
        };
        CompanyDto: {
            id: number;
            company_name: string;
        };
        CompanyProjectDto: {
            id: number;
            project_name: string;
            /** @description Its locations */
            company_locations: number[];
        };
        CompanyLocationDto: {
            id: number;
            /** @description The company of the location */
            company: number;
            /** @description CUT code */
            comuna?: string;
        };
        OperationCostsRequestDto: {
            /** @description UF */
            credit_amount: number;
            /** @description UF */
            estate_value: number;
            has_dfl2: boolean;
            is_social_estate: boolean;
            /**
             * @description buy/sale 1, refinancing 2, general 7
             * @enum {integer}
             */
            subpurpose: 1 | 2 | 7;
        };
        OperationCostDto: {
            operation_cost_description: string;
            amount_uf: number;
        };
        SeguroDto: {
            IdentificadorSeguro: number;
            Descripcion: string;
            /** @description Monthly fraction of the insured amount */
            Tasa: number;
        };
        TmcRequestDto: {
            /** @description UF for currency 998, pesos for 999 */
            amount: number;
            /** @enum {integer} */
            currency: 998 | 999;
            /** @description months */
            period: number;
        };
        TmcAnswerDto: {
            Valor: number;
            vigente?: boolean;
        };
        DividendoRequestDto: {
            /** @description credit, UF */
            montocredito: number;
            /** @description property value, UF */
            valorpropiedad: number;
            /** @description years */
            plazototal: number;
            /** @description annual percent */
            tasasimulacion: number;
            /** @description credit purpose */
            destino: number;
            /** @description grace months */
            mesesgracia?: number;
            /** @description insured amount, UF; 0 means 75 % of the credit */
            montoAsegurado?: number;
            DFL2?: boolean;
            Rut?: string;
            codigoSubsidio?: number;
            codigoSeguroCesantia?: number;
            codpro?: number;
            codsegdesg?: number;
            codseginc?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_des?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_inc?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_ces?: number;
            /** @description the rate was chosen, and is not the suggested one */
            personalizarTasa?: boolean;
            tipopropiedad?: number;
            antiguedad?: number;
            objetivo?: number;
            tipo_persona?: number;
            /** @description people whose lives are insured, 1 or 2 */
            asegurados?: number;
            /** @description 1 or 2, without effect */
            participantes?: number;
            /** @description only 0 */
            plazovariable?: number;
            /** @description insurable percentage */
            porcentaje?: number;
            /**
             * @deprecated
             * @description tasasimulacion counts; ignored
             */
            annual_rate?: number;
        };
        DividendoRowDto: {
            /** @description years */
            Plazo: number;
            Tasa: number;
            /** @description nominal annual percent, without operation costs */
            TasaCae: number;
            /** @description without insurance */
            Dividendo: number;
            SegInc: number;
            SegDesg: number;
            SegCes: number;
            DivTotal: number;
            /** @description pesos */
            DivTotalPe: number;
            CostoTotalUF: number;
            /** @description pesos */
            RenMin: number;
            /** Format: date */
            FecVencimiento: string;
            Cuotas: number;
            TasacionUF: number;
            EstudioTitulosUF: number;
            Borrador: number;
            Notaria: number;
            CBR: number;
            ImpuestoTE: number;
        };
        DividendoAnswerDto: {
            salida: components["schemas"]["DividendoRowDto"][];
        };
        CalculatedCreditDto: {
            /** @description credit, UF */
            montocredito: number;
            /** @description property value, UF */
            valorpropiedad: number;
            /** @description years */
            plazototal: number;
            /** @description credit purpose */
            destino: number;
            /** @description grace months */
            mesesgracia?: number;
            /** @description insured amount, UF; 0 means 75 % of the credit */
            montoAsegurado?: number;
            DFL2?: boolean;
            Rut?: string;
            codigoSubsidio?: number;
            codigoSeguroCesantia?: number;
            codpro?: number;
            codsegdesg?: number;
            codseginc?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_des?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_inc?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_ces?: number;
            /** @description the rate was chosen, and is not the suggested one */
            personalizarTasa?: boolean;
            tipopropiedad?: number;
            antiguedad?: number;
            objetivo?: number;
            tipo_persona?: number;
            /** @description people whose lives are insured, 1 or 2 */
            asegurados?: number;
            /** @description 1 or 2, without effect */
            participantes?: number;
            /** @description only 0 */
            plazovariable?: number;
            /** @description insurable percentage */
            porcentaje?: number;
            /**
             * @deprecated
             * @description tasasimulacion counts; ignored
             */
            annual_rate?: number;
            /** @description annual percent; absent: the suggested rate */
            tasasimulacion?: number;
        };
        CalculoRequestDto: {
            /** @description net monthly income, pesos */
            income_clp?: number;
            /** @description other debts a month beside an income, pesos */
            debts_clp?: number;
            calculation: components["schemas"]["CalculatedCreditDto"];
            /** @enum {string} */
            flavour: "web" | "pro";
            /** @description age in years */
            edad?: number;
            /** @description age of the co-debtor */
            edad_codeudor?: number;
            /** @description absent: what credit and subsidy leave of a purchase */
            savings_uf?: number;
            subsidy_uf?: number;
        };
        InicioUfDto: {
            value: number;
            /** Format: date */
            date: string;
            /** @enum {string} */
            source: "local" | "core" | "cmf" | "cache" | "stale";
        };
        CalculoRateDto: {
            /** @description annual percent of the calculation */
            rate: number;
            /** @description suggested rate, annual percent */
            suggested: number | null;
            /** @description maximum conventional rate, annual percent */
            tmc: number | null;
        };
        NeededTodayDto: {
            /** @description savings and operation costs */
            uf: number;
            clp: number;
        };
        NeededIncomeDto: {
            /** @description for the dividend and other debts */
            needed_clp: number;
            /** @description null without an income */
            enough: boolean | null;
            /** @description null without an income, 0 if it is enough */
            missing_clp: number | null;
        };
        WayOutDto: {
            /** @enum {string} */
            kind: "years" | "value" | "savings" | "credit";
            /** @description new years, or new UF of value, savings or credit */
            to: number;
            row: components["schemas"]["DividendoRowDto"];
        };
        TermWithCostsDto: {
            /** @description years */
            plazo: number;
            row: components["schemas"]["DividendoRowDto"] | null;
            /** @description Spanish sentence */
            reason: string | null;
            /** @description nominal annual percent, with operation costs */
            cae_with_costs: number | null;
            /** @description UF: all payments and the operation costs */
            total_with_costs: number | null;
        };
        CalculoProblemDto: {
            /** @enum {string} */
            part: "uf" | "rate" | "row" | "costs" | "ways_out" | "terms";
            /** @description Spanish sentence */
            message: string;
            /** @description field of the request */
            field?: string;
        };
        CalculoAnswerDto: {
            uf: components["schemas"]["InicioUfDto"] | null;
            rate: components["schemas"]["CalculoRateDto"] | null;
            row: components["schemas"]["DividendoRowDto"] | null;
            costs: components["schemas"]["OperationCostDto"][] | null;
            /** @description nominal annual percent, with operation costs */
            cae_with_costs: number | null;
            /** @description UF: all payments and the operation costs */
            total_with_costs: number | null;
            needed_today: components["schemas"]["NeededTodayDto"] | null;
            income: components["schemas"]["NeededIncomeDto"] | null;
            ways_out: components["schemas"]["WayOutDto"][] | null;
            terms: components["schemas"]["TermWithCostsDto"][] | null;
            problems: components["schemas"]["CalculoProblemDto"][];
        };
        ComparacionRequestDto: {
            /** @description credit, UF */
            montocredito: number;
            /** @description property value, UF */
            valorpropiedad: number;
            /** @description years */
            plazototal: number;
            /** @description annual percent */
            tasasimulacion: number;
            /** @description credit purpose */
            destino: number;
            /** @description grace months */
            mesesgracia?: number;
            /** @description insured amount, UF; 0 means 75 % of the credit */
            montoAsegurado?: number;
            DFL2?: boolean;
            Rut?: string;
            codigoSubsidio?: number;
            codigoSeguroCesantia?: number;
            codpro?: number;
            codsegdesg?: number;
            codseginc?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_des?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_inc?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_ces?: number;
            /** @description the rate was chosen, and is not the suggested one */
            personalizarTasa?: boolean;
            tipopropiedad?: number;
            antiguedad?: number;
            objetivo?: number;
            tipo_persona?: number;
            /** @description people whose lives are insured, 1 or 2 */
            asegurados?: number;
            /** @description 1 or 2, without effect */
            participantes?: number;
            /** @description only 0 */
            plazovariable?: number;
            /** @description insurable percentage */
            porcentaje?: number;
            /**
             * @deprecated
             * @description tasasimulacion counts; ignored
             */
            annual_rate?: number;
            /** @description age in years */
            edad?: number;
            /** @enum {string} */
            flavour?: "web" | "pro";
            /** @description the own term keeps tasasimulacion, which another day quoted */
            keeps_rate?: boolean;
        };
        ComparacionAnswerDto: {
            terms: components["schemas"]["TermWithCostsDto"][];
        };
        SimulationWebAnswerDto: {
            terms: components["schemas"]["TermWithCostsDto"][];
            salida: components["schemas"]["DividendoRowDto"][];
            operation_costs: components["schemas"]["OperationCostDto"][];
            /** @description nominal annual percent, with operation costs */
            cae_with_costs: number | null;
            /** @description UF: all payments and the operation costs */
            total_with_costs: number;
        };
        CreditTermsDto: {
            /** @description years */
            plazototal: number;
            /** @description annual percent */
            tasasimulacion: number;
            /** @description credit purpose */
            destino: number;
            /** @description grace months */
            mesesgracia?: number;
            /** @description insured amount, UF; 0 means 75 % of the credit */
            montoAsegurado?: number;
            DFL2?: boolean;
            Rut?: string;
            codigoSubsidio?: number;
            codigoSeguroCesantia?: number;
            codpro?: number;
            codsegdesg?: number;
            codseginc?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_des?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_inc?: number;
            /** @description monthly fraction; absent means the default */
            tasa_seg_ces?: number;
            /** @description the rate was chosen, and is not the suggested one */
            personalizarTasa?: boolean;
            tipopropiedad?: number;
            antiguedad?: number;
            objetivo?: number;
            tipo_persona?: number;
            /** @description people whose lives are insured, 1 or 2 */
            asegurados?: number;
            /** @description 1 or 2, without effect */
            participantes?: number;
            /** @description only 0 */
            plazovariable?: number;
            /** @description insurable percentage */
            porcentaje?: number;
            /**
             * @deprecated
             * @description tasasimulacion counts; ignored
             */
            annual_rate?: number;
        };
        AlcanceRequestDto: {
            /** @description monthly payment with insurance, pesos */
            payment_clp?: number;
            /** @description net monthly income, pesos */
            income_clp?: number;
            /** @description other debts a month beside an income, pesos */
            debts_clp?: number;
            calculation: components["schemas"]["CreditTermsDto"];
            savings_uf?: number;
            subsidy_uf?: number;
            /** @description value of a property; absent: what credit, savings and subsidy buy */
            value_uf?: number;
            /** @description a credit that is not affordable: only smaller ones, by whole UF of what changes: in a purchase the savings for value_uf, else the value; otherwise the credit */
            below_uf?: number;
            /** @description percent of the value that the fire insurance covers, in place of montoAsegurado */
            insured_pct?: number;
        };
        AlcanceAnswerDto: {
            /** @description whole UF, unless below_uf changes savings or value */
            credit_uf: number;
            /** @description credit, savings and subsidy */
            value_uf: number;
            row: components["schemas"]["DividendoRowDto"];
            /** @description sentence that names the limit of the credit */
            limit: string;
        };
        ScheduleRowDto: {
            interest: number;
            capital: number;
            insurance: number;
            payment: number;
            balance: number;
            /** @description from 1 to the number of instalments */
            k: number;
            /** Format: date */
            due: string;
        };
        ScheduleYearDto: {
            interest: number;
            capital: number;
            insurance: number;
            payment: number;
            balance: number;
            /** @description the credit's own year, from 1 to the term */
            year: number;
        };
        ScheduleAnswerDto: {
            rows: components["schemas"]["ScheduleRowDto"][];
            by_year: components["schemas"]["ScheduleYearDto"][];
        };
        PrepagoRequestDto: {
            calculation: components["schemas"]["DividendoRequestDto"];
            /** @description each prepayment, UF; capped at the balance */
            extra_uf: number;
            /** @description number of the instalment after which it is paid */
            month: number;
            /** @enum {string} */
            every: "once" | "yearly";
            /**
             * @description what the prepayment lowers
             * @enum {string}
             */
            effect: "term" | "payment";
        };
        PrepaymentConditionsDto: {
            /** @description months of interest on the prepaid capital */
            months: number;
            /** @description largest credit that the limit applies to */
            credit_max_uf: number;
            /** @description percent of the balance below which the bank may refuse */
            least_part_pct: number;
            /** Format: date */
            valid_from: string;
            source: string;
        };
        PrepaidRowDto: {
            interest: number;
            capital: number;
            insurance: number;
            payment: number;
            balance: number;
            /** @description from 1 to the number of instalments */
            k: number;
            /** Format: date */
            due: string;
            /** @description UF */
            extra: number;
        };
        PrepaidYearDto: {
            interest: number;
            capital: number;
            insurance: number;
            payment: number;
            balance: number;
            /** @description the credit's own year, from 1 to the term */
            year: number;
            /** @description UF */
            extra: number;
        };
        PrepagoAnswerDto: {
            instalments: number;
            /** Format: date */
            last_due: string;
            /** @description without insurance */
            dividend: number;
            /** @description after the latest prepayment */
            dividend_after: number;
            /** @description all prepayments */
            extra_uf: number;
            /** @description null for a credit whose commission the law does not limit */
            commission_uf: number | null;
            interest_before_uf: number;
            interest_uf: number;
            saved_interest_uf: number;
            /** @description saved interest less commission */
            net_saving_uf: number | null;
            /** @description of the instalments that are saved; not part of the net saving */
            insurance_saved_uf: number;
            conditions: components["schemas"]["PrepaymentConditionsDto"];
            rows: components["schemas"]["PrepaidRowDto"][];
            by_year: components["schemas"]["PrepaidYearDto"][];
        };
        OtherOfferDto: {
            /** @description credit, UF */
            credit_uf: number;
            /** @description years */
            years: number;
            /** @description monthly payment, UF */
            payment_uf?: number;
            /** @description monthly payment, pesos */
            payment_clp?: number;
            /** @description operation costs, UF */
            costs_uf?: number;
            /** @description insurance in the payment, UF a month; absent: not known */
            insurance_uf?: number;
        };
        OfertaRequestDto: {
            calculation: components["schemas"]["DividendoRequestDto"];
            offer: components["schemas"]["OtherOfferDto"];
        };
        ComparedOfferDto: {
            /** @description monthly payment with insurance, UF */
            payment_uf: number;
            /** @description the same, pesos */
            payment_clp: number;
            /** @description annual percent; null if the insurance is not known */
            rate: number | null;
            /** @description nominal annual percent */
            cae: number;
            /** @description null if the costs exceed the credit */
            cae_with_costs: number | null;
            /** @description operation costs, UF */
            costs_uf: number;
            /** @description all payments and the operation costs, UF */
            total_with_costs_uf: number;
        };
        OfertaAnswerDto: {
            /** @description nominal annual percent */
            cae: number;
            /** @description nominal annual percent, with its operation costs */
            cae_with_costs: number;
            /** @description all payments */
            total_uf: number;
            /** @description pesos a month, offer less ours */
            monthly_difference_clp: number;
            /** @description UF over all payments, offer less ours, without operation costs */
            total_difference_uf: number;
            theirs: components["schemas"]["ComparedOfferDto"];
            ours: components["schemas"]["ComparedOfferDto"];
        };
        PresentCreditDto: {
            /** @description what is owed */
            balance_uf: number;
            /** @description monthly payment without insurance */
            payment_uf: number;
            months_left: number;
        };
        RefinanciamientoRequestDto: {
            calculation: components["schemas"]["DividendoRequestDto"];
            present: components["schemas"]["PresentCreditDto"];
        };
        RefinanciamientoAnswerDto: {
            /** @description first month in which it pays; null for never, and if the commission is not known */
            month: number | null;
            /** @description annual percent of the present credit */
            present_rate: number;
            /** @description of prepaying the present credit, at most; null if the law sets no maximum for its balance */
            commission_uf: number | null;
            /** @description operation costs of the new credit */
            costs_uf: number;
            /** @description of the new credit, without insurance */
            dividend: number;
        };
        FigureNodeDto: {
            label: string;
            /**
             * @description `round` is half up; `irr` is the monthly rate of net amount, payment, grace months and number of instalments
             * @enum {string}
             */
            op: "input" | "add" | "subtract" | "multiply" | "divide" | "power" | "min" | "max" | "round" | "irr";
            /** @description none of an `input` */
            args: components["schemas"]["FigureNodeDto"][];
            /** @description decimals, of a `round` only */
            places?: number;
            /** @description decimal, to 40 significant digits */
            value: string;
        };
        ExplainedFigureDto: {
            /** @description of calc_dividendo, cae_with_costs, total_with_costs or suggested_rate */
            name: string;
            /** @enum {string} */
            unit: "years" | "percent" | "UF" | "CLP" | "instalments";
            /** @description decimal */
            value: string;
            node: components["schemas"]["FigureNodeDto"];
        };
        ExplainedDateDto: {
            /** @enum {string} */
            name: "FecVencimiento";
            /** Format: date */
            value: string;
            reason: string;
        };
        ExplicacionAnswerDto: {
            figures: components["schemas"]["ExplainedFigureDto"][];
            /** @description none if a core counts from another day */
            dates: components["schemas"]["ExplainedDateDto"][];
        };
        FinancingLimitDto: {
            purpose: number | null;
            property_type: number | null;
            max_pct: number;
        };
        InicioSegurosDto: {
            desgravamen: components["schemas"]["SeguroDto"][] | null;
            incendio: components["schemas"]["SeguroDto"][] | null;
            cesantia: components["schemas"]["SeguroDto"][] | null;
        };
        InicioErrorDto: {
            /** @enum {string} */
            part: "uf" | "catalogos" | "seguros_desgravamen" | "seguros_incendio" | "seguros_cesantia" | "financiamiento";
            /** @description Spanish sentence */
            message: string;
        };
        InicioDto: {
            uf: components["schemas"]["InicioUfDto"] | null;
            catalogos: components["schemas"]["CatalogosDto"] | null;
            seguros: components["schemas"]["InicioSegurosDto"];
            financiamiento: components["schemas"]["FinancingLimitDto"][] | null;
            /** @description percent of an income for dividend and other debts together */
            total_debt_pct: number;
            retention_months: number | null;
            errors: components["schemas"]["InicioErrorDto"][];
        };
        WantedChangeDto: {
            /** @enum {string} */
            kind?: "rate" | "product" | "use" | "period" | "amount" | "uf" | "tmc" | "cost" | "insurance" | "limit" | "prepayment";
            /** @description a rate's id; without one, all of the following */
            rate?: number;
            product?: number;
            loan_use?: number;
            real_estate_type?: number;
            /** @description years */
            min_years?: number;
            /** @description years */
            max_years?: number;
            /** @description UF */
            min_amount?: number;
            /** @description UF */
            max_amount?: number;
            /** @description annual percent; null deletes the rate */
            value?: number | null;
            /** @description key of a row; absent: a new row */
            row?: string;
            /** @description of another kind than `rate`: the fields of its row; null deletes it */
            values?: {
                [key: string]: unknown;
            } | null;
            /** @description of another kind than `rate`: tag of the row as it was read, `none` for no row: refused (409) if it is another one */
            as_read?: string;
        };
        NewSheetDto: {
            /** @description absent: by what it does */
            name?: string;
            changes: components["schemas"]["WantedChangeDto"][];
            /**
             * Format: date-time
             * @description when its author means it to take effect
             */
            planned_at?: string | null;
        };
        PlannedRateDto: {
            product: number;
            loan_use: number;
            real_estate_type: number;
            min_years: number;
            max_years: number;
            min_amount: number;
            max_amount: number;
            /** @description the rate's id; null for a new one */
            rate: number | null;
            /** @description what the change was written for; null for a new rate */
            from: number | null;
            /** @description null deletes the rate */
            value: number | null;
        };
        PlannedRowDto: {
            /** @enum {string} */
            kind: "product" | "use" | "period" | "amount" | "uf" | "tmc" | "cost" | "insurance" | "limit" | "prepayment";
            /** @description key of the row; null for a new one */
            row: string | null;
            /** @description the row when the change was written; null for a new one */
            from: {
                [key: string]: unknown;
            } | null;
            /** @description changed fields, or all of a new row; null deletes the row */
            values: {
                [key: string]: unknown;
            } | null;
        };
        SheetLineDto: {
            /** @enum {string} */
            kind: "rate" | "product" | "use" | "period" | "amount" | "uf" | "tmc" | "cost" | "insurance" | "limit" | "prepayment";
            label: string;
            /** @description what is in force now, or was until the set; null for something new */
            before: string | null;
            /** @description null for a deletion */
            after: string | null;
            /** @description Spanish sentences */
            warnings: string[];
        };
        SheetEventDto: {
            /** Format: date-time */
            at: string;
            by: string | null;
            /** @enum {string} */
            event: "written" | "corrected" | "submitted" | "returned" | "approved" | "resumed";
            /**
             * Format: date-time
             * @description what the author meant, if the approval has another instant
             */
            moved_from: string | null;
        };
        RateSheetDto: {
            id: number;
            name: string;
            /** @enum {string} */
            state: "draft" | "submitted" | "approved" | "in_force" | "replaced" | "returned";
            /** @description one more with each change of the sheet */
            version: number;
            author: string | null;
            /** Format: date-time */
            created: string;
            /** @description how many sheets had come into force when its changes were written */
            base_version: number;
            change_count: number;
            /** @description changes of rates among them */
            rate_count: number;
            /** Format: date-time */
            submitted_at: string | null;
            /** @description who approved or returned it */
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            /** Format: date-time */
            planned_at: string | null;
            /** Format: date-time */
            effective_at: string | null;
            /** @description why it was returned */
            reason: string | null;
            /** @description the sheet that it undoes */
            reverts: number | null;
            /** @description what the caller may do with it */
            actions: ("change" | "submit" | "approve" | "return" | "revert" | "delete")[];
            /** @description whether the caller wrote in it, and so may not approve it */
            is_writer: boolean;
            /** @description administrators who did not write in it */
            approver_count: number;
            /** @description indices of the lines whose prices have changed since they were written; none once decided */
            moved_lines: number[];
            /** @description whether a rate is above the TMC of its instant; false once decided */
            is_above_tmc: boolean;
            /** @description its changes of rates */
            changes: components["schemas"]["PlannedRateDto"][];
            /** @description its changes of other kinds */
            rows: components["schemas"]["PlannedRowDto"][];
            /** @description both in words, in this order */
            lines: components["schemas"]["SheetLineDto"][];
            /** @description the latest first */
            history: components["schemas"]["SheetEventDto"][];
        };
        SheetSummaryDto: {
            id: number;
            name: string;
            /** @enum {string} */
            state: "draft" | "submitted" | "approved" | "in_force" | "replaced" | "returned";
            /** @description one more with each change of the sheet */
            version: number;
            author: string | null;
            /** Format: date-time */
            created: string;
            /** @description how many sheets had come into force when its changes were written */
            base_version: number;
            change_count: number;
            /** @description changes of rates among them */
            rate_count: number;
            /** Format: date-time */
            submitted_at: string | null;
            /** @description who approved or returned it */
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            /** Format: date-time */
            planned_at: string | null;
            /** Format: date-time */
            effective_at: string | null;
            /** @description why it was returned */
            reason: string | null;
            /** @description the sheet that it undoes */
            reverts: number | null;
            /** @description what the caller may do with it */
            actions: ("change" | "submit" | "approve" | "return" | "revert" | "delete")[];
        };
        SheetsPageDto: {
            count: number;
            /** @description the newest first */
            results: components["schemas"]["SheetSummaryDto"][];
        };
        ScheduledSheetDto: {
            id: number;
            name: string;
            change_count: number;
            /** Format: date-time */
            effective_at: string | null;
            /** @description its changes of rates */
            changes: components["schemas"]["PlannedRateDto"][];
        };
        OtherPriceFieldDto: {
            /** @description name in the `values` of a change */
            name: string;
            label: string | null;
            value: number;
            /** @description with its unit */
            text: string;
        };
        OtherPriceDto: {
            /** @enum {string} */
            kind: "tmc" | "uf" | "cost" | "insurance" | "limit" | "prepayment";
            /** @description key, by which a change names it */
            row: string;
            label: string;
            /** @description false if the core owns it, so that no set changes it */
            is_ours: boolean;
            fields: components["schemas"]["OtherPriceFieldDto"][];
        };
        SheetChangeDto: {
            name?: string;
            changes?: components["schemas"]["WantedChangeDto"][];
            /**
             * Format: date-time
             * @description when its author means it to take effect
             */
            planned_at?: string | null;
        };
        ChangedInstalmentDto: {
            /** @description the simulation's number */
            simulation: number;
            rate_before: number;
            rate_after: number;
            dividend_before: number;
            dividend_after: number;
            change_uf: number;
        };
        ImpactDto: {
            count: number;
            same: number;
            lower: number;
            higher: number;
            /** @description have a rate now and none by the sheet */
            lost: number;
            /** @description of all, whose rate by the sheet is above the TMC */
            above_tmc: number;
            /** @description the ten that change most */
            largest: components["schemas"]["ChangedInstalmentDto"][];
        };
        ApprovalDto: {
            /**
             * Format: date-time
             * @description when it takes effect; absent: now
             */
            effective_at?: string | null;
        };
        ReturnDto: {
            reason: string;
        };
        TarifaRequestDto: {
            /** @description UF */
            amount: number;
            /** @description years */
            period: number;
            /** @description credit purpose */
            loan_use: number;
            product: number;
            /** @description property type */
            real_estate_type: number;
        };
        TarifaAnswerDto: {
            rate: number;
        };
        RealEstateTypeDto: {
            id: number;
            name: string;
        };
        RateGroupDto: {
            id: number;
            name: string;
            loan_use: number[];
            real_estate_types: number[];
        };
        ProductDto: {
            id: number;
            name: string;
            description?: string;
            is_active?: boolean;
            is_range_amount_valid?: boolean;
            is_range_valid_period?: boolean;
            min_amount?: number;
            max_amount?: number;
            min_period?: number;
            max_period?: number;
        };
        LoanUseDto: {
            id: number;
            name: string;
            description?: string;
        };
        RateInForceDto: {
            product: number;
            loan_use: number;
            real_estate_type: number;
            min_years: number;
            max_years: number;
            min_amount: number;
            max_amount: number;
            id: number;
            rate: number;
        };
        RateGroupRatesDto: {
            product: number;
            range_period: number;
            range_amount: number;
            /** @description annual percent */
            rate: number;
            /** @description a group of GroupBy */
            group: number;
        };
        RateDto: {
            product: number;
            loan_use: number;
            real_estate_type: number;
            range_period: number;
            range_amount: number;
            /** @description annual percent */
            rate: number;
            id: number;
        };
        PriceApprovalDto: {
            /**
             * @description second: another administrator approves
             * @enum {string}
             */
            approval: "none" | "second";
            /**
             * @description directly here, by approved sheets only, or in the core, where no sheet has them
             * @enum {string}
             */
            rates: "direct" | "by_sheet" | "core";
            /** @description submitted sheets that the caller may decide */
            to_approve: number;
            /** @description other active administrators */
            approver_count: number;
        };
        RangePeriodDto: {
            product: number;
            /** @description years */
            min_years: number;
            /** @description years */
            max_years: number;
            id: number;
        };
        RangeAmountDto: {
            product: number;
            /** @description UF */
            min_amount: number;
            /** @description UF */
            max_amount: number;
            id: number;
        };
        CoverageCellDto: {
            loan_use: number;
            real_estate_type: number;
            range_period: number;
            range_amount: number;
            /** @description annual percent; null if none is in force */
            rate: number | null;
        };
        RangeFaultDto: {
            from: number;
            to: number;
            /** @enum {string} */
            kind: "period" | "amount";
        };
        MaximumRateDto: {
            range_amount: number;
            /** @description TMC in force, annual percent */
            rate: number | null;
        };
        CoverageDto: {
            periods: components["schemas"]["RangePeriodDto"][];
            amounts: components["schemas"]["RangeAmountDto"][];
            cells: components["schemas"]["CoverageCellDto"][];
            /** @description within the limits of the product, in no range */
            holes: components["schemas"]["RangeFaultDto"][];
            /** @description in more than one range */
            overlaps: components["schemas"]["RangeFaultDto"][];
            maximum_rates: components["schemas"]["MaximumRateDto"][];
        };
        RateHistoryDto: {
            /** Format: date-time */
            at: string;
            /** @description the user who did it */
            by: string | null;
            /** @description annual percent */
            from: number | null;
            /** @description annual percent */
            to: number | null;
            /** @description the sheet that did it; null for a change from before there were sheets, or in the core */
            sheet: number | null;
        };
        NewProductDto: {
            /** @description the bank's code; by default the next free one */
            id?: number;
            name: string;
            description?: string;
            is_active?: boolean;
            /** @description UF */
            min_amount?: number;
            /** @description UF */
            max_amount?: number;
            /** @description years */
            min_period?: number;
            /** @description years */
            max_period?: number;
        };
        ProductChangeDto: {
            name?: string;
            description?: string;
            is_active?: boolean;
            /** @description UF */
            min_amount?: number;
            /** @description UF */
            max_amount?: number;
            /** @description years */
            min_period?: number;
            /** @description years */
            max_period?: number;
        };
        NewRangePeriodDto: {
            product: number;
            /** @description years */
            min_years: number;
            /** @description years */
            max_years: number;
        };
        RangePeriodChangeDto: {
            product?: number;
            /** @description years */
            min_years?: number;
            /** @description years */
            max_years?: number;
        };
        NewRangeAmountDto: {
            product: number;
            /** @description UF */
            min_amount: number;
            /** @description UF */
            max_amount: number;
        };
        RangeAmountChangeDto: {
            product?: number;
            /** @description UF */
            min_amount?: number;
            /** @description UF */
            max_amount?: number;
        };
        NewLoanUseDto: {
            /** @description the bank's code; by default the next free one */
            id?: number;
            name: string;
            description?: string;
        };
        LoanUseChangeDto: {
            name?: string;
            description?: string;
        };
        NewRateDto: {
            product: number;
            loan_use: number;
            real_estate_type: number;
            range_period: number;
            range_amount: number;
            /** @description annual percent */
            rate: number;
        };
        RateChangeDto: {
            /** @description annual percent */
            rate: number;
        };
        ReadRatesDto: {
            /** @description of all rows, also of those that change nothing */
            changes: components["schemas"]["PlannedRateDto"][];
        };
        FieldProblemDto: {
            name: string;
            message: string;
        };
        RefusedCellDto: {
            /** @description the spreadsheet program's row number */
            row: number;
            /** @description the column's heading */
            column: string;
            message: string;
        };
        RefusedFileDto: {
            /** @enum {string} */
            type: "about:blank";
            title: string;
            status: number;
            /** @description Spanish sentence that a person can act on */
            detail: string;
            request_id: string;
            /** @description where traces are collected */
            trace_id?: string;
            fields?: components["schemas"]["FieldProblemDto"][];
            /** @description detail again, for readers of the lists */
            errors?: string;
            /** @description detail again, for readers of the calculators */
            errors_detail?: string;
            /** @description empty if the file as a whole is refused */
            rows: components["schemas"]["RefusedCellDto"][];
        };
        StoredValueDto: {
            /** @description the TMC's segment; null for the UF */
            segment: number | null;
            /** Format: date */
            valid_from: string;
            /**
             * Format: date
             * @description null: until the next one
             */
            valid_to: string | null;
            /** @description pesos, or annual percent */
            value: number;
            /** @description in force today; the latest one if there is no other */
            in_force: boolean;
            /** @description whether its segment has no other value: it can’t be deleted */
            is_only: boolean;
            /**
             * @description where it came from; null: unknown
             * @enum {string|null}
             */
            source: "cmf" | "core" | "typed" | "file" | null;
            /**
             * Format: date-time
             * @description when it was stored; null: unknown
             */
            stored_at: string | null;
        };
        PublishedValuesDto: {
            /** @description why the CMF gave no values; null unless it is asked */
            failure: string | null;
            /** @description false if the core keeps them: they can’t be changed here */
            is_ours: boolean;
            values: components["schemas"]["StoredValueDto"][];
        };
        PublishedTextDto: {
            /** @description one value per line */
            text: string;
        };
        PublishedValueDto: {
            /** @description the TMC's segment; null for the UF */
            segment: number | null;
            /** Format: date */
            valid_from: string;
            /**
             * Format: date
             * @description null: until the next one
             */
            valid_to: string | null;
            /** @description pesos, or annual percent */
            value: number;
        };
        ReadLineDto: {
            /** @description line of the pasted text */
            line: number;
            text: string;
            error: string | null;
            value: components["schemas"]["PublishedValueDto"] | null;
            /** @description what it would replace */
            before: components["schemas"]["PublishedValueDto"] | null;
            /** @description why it may be a slip */
            warning: string | null;
        };
        ReadLinesDto: {
            lines: components["schemas"]["ReadLineDto"][];
        };
        ClientRequestDto: {
            email: string;
            first_name: string;
            last_name: string;
            /** @description the first name with the apostrophes and hyphens that its owner writes it with */
            written_first_name?: string;
            /** @description the same of the last name */
            written_last_name?: string;
            /** @description RUT without dots: 12345678-5 */
            identification: string;
            /** @description +569 means none */
            phone_number?: string;
            /** @description years; 0 means unknown */
            age?: number;
        };
        IntroducedClientDto: {
            /** Format: uuid */
            uuid: string;
            /** @description keyed hash for analytics */
            user_hash: string;
        };
        EmailOwnerDto: {
            /**
             * Format: uuid
             * @description the client's uuid
             */
            client: string;
            name: string;
            identification: string;
            /**
             * Format: uuid
             * @description the client's newest simulation; null for none
             */
            simulation: string | null;
        };
        ContactInUseDto: {
            /** @enum {string} */
            type: "about:blank";
            title: string;
            status: number;
            /** @description Spanish sentence that a person can act on */
            detail: string;
            request_id: string;
            /** @description where traces are collected */
            trace_id?: string;
            fields?: components["schemas"]["FieldProblemDto"][];
            /** @description detail again, for readers of the lists */
            errors?: string;
            /** @description detail again, for readers of the calculators */
            errors_detail?: string;
            /** @description the client who has it; null for a blocked person */
            owner?: components["schemas"]["EmailOwnerDto"] | null;
        };
        ContactRequestDto: {
            email?: string;
            phone_number?: string;
        };
        ContactDto: {
            /** Format: uuid */
            uuid: string;
            email: string;
            phone_number: string | null;
        };
        ClientRecordDto: {
            /** Format: uuid */
            uuid: string;
            first_name: string;
            last_name: string;
            identification: string;
            /** @description '' if an earlier release gave it to another client */
            email: string;
            phone_number: string | null;
            age: number | null;
            worker_type: number | null;
            score: number | null;
        };
        ClientRutDto: {
            /** @description RUT without dots: 12345678-5 */
            identification: string;
        };
        RecordedContactDto: {
            first_name: string;
            last_name: string;
            /** @description '' if an earlier release gave it to another client */
            email: string;
            phone_number: string | null;
        };
        KnownClientDto: {
            /** @description null: nobody with that RUT is known */
            client: components["schemas"]["RecordedContactDto"] | null;
            /**
             * Format: uuid
             * @description the client's newest simulation; null for none
             */
            simulation: string | null;
        };
        MailRequestDto: {
            /** @description a simulation's uuid */
            simulation: string;
        };
        MailAnswerDto: {
            /** @description Spanish sentence */
            detail: string;
        };
        MailCorrectionDto: {
            email: string;
        };
        NewUfDto: {
            value: number;
            /** Format: date */
            date: string;
        };
        ValuesChangedDto: {
            /** @enum {string} */
            type: "about:blank";
            title: string;
            status: number;
            /** @description Spanish sentence that a person can act on */
            detail: string;
            request_id: string;
            /** @description where traces are collected */
            trace_id?: string;
            fields?: components["schemas"]["FieldProblemDto"][];
            /** @description detail again, for readers of the lists */
            errors?: string;
            /** @description detail again, for readers of the calculators */
            errors_detail?: string;
            /** @description who has the client */
            executive?: string;
            /** @description the row now, at the newest UF and for a visitor at the suggested rate, if UF, rate, date or a figure changed */
            salida?: components["schemas"]["DividendoRowDto"][];
            uf?: components["schemas"]["NewUfDto"];
        };
        ShownRowDto: {
            Dividendo: number;
            SegInc: number;
            SegDesg: number;
            SegCes: number;
            DivTotal: number;
            CostoTotalUF: number;
            TasacionUF?: number;
            EstudioTitulosUF?: number;
            Borrador?: number;
            Notaria?: number;
            CBR?: number;
            ImpuestoTE?: number;
            /** @description pesos; they show which day’s UF was used */
            DivTotalPe?: number;
            /** @description pesos */
            RenMin?: number;
            Plazo?: number;
            Tasa?: number;
            TasaCae?: number;
            FecVencimiento?: string;
            Cuotas?: number;
        };
        SavedPropertyDto: {
            /** @description address */
            location?: string;
            /** @description property type */
            type: number;
            /** @description free text, for a type that is not in the list */
            type_text?: string;
            /** @description the client wants another property too */
            adds_other?: boolean;
            /** @description new 1, used 2; 0 if it is not asked for */
            state?: number;
            /** @description CUT code */
            region_id?: string;
            /** @description CUT code */
            comuna_id?: string;
            /** @description UF */
            value_uf: number;
            /** @description pesos as they were typed; none for what was typed in UF */
            value_clp?: number;
            /**
             * @description the currency in which it was typed
             * @enum {string}
             */
            value_currency?: "UF" | "CLP";
        };
        SavedAmountsDto: {
            /** @description UF */
            credit_uf: number;
            /** @description UF */
            savings_uf?: number;
            /** @description UF; 0 without a subsidy */
            subsidy_uf?: number;
            /** @description pesos as they were typed; none for what was typed in UF */
            credit_clp?: number;
            /** @description pesos as they were typed; none for what was typed in UF */
            savings_clp?: number;
            /** @description pesos as they were typed; none for what was typed in UF */
            subsidy_clp?: number;
            /** @description DS01 1, DS19 19, DS116 116, none 0 */
            subsidy_type?: number;
        };
        CodebtorDto: {
            first_name: string;
            last_name: string;
            /** @description RUT: `12345678-5` */
            identification: string;
            /** @description years */
            age: number;
            /** @description pesos a month */
            net_income: number;
        };
        ConsentDto: {
            /** @description version of the accepted text */
            version: string;
            /**
             * @deprecated
             * @description the client’s clock; ignored
             */
            accepted_at?: string;
        };
        ContactConsentDto: {
            /** @description version of the text about being contacted that was shown */
            version: string;
            /** @description whether it was agreed to; true by default */
            accepted?: boolean;
        };
        QuoteLinkDto: {
            /** @description number of the simulation */
            number: number;
            /** @description token of the link */
            token: string;
        };
        SimulationCreateDto: {
            /**
             * Format: uuid
             * @description the client, as "authenticate user" gave it
             */
            client: string;
            calculation: components["schemas"]["DividendoRequestDto"];
            salida: components["schemas"]["ShownRowDto"];
            /**
             * @description dependent 0, independent 1, other 2
             * @enum {integer}
             */
            worker_type: 0 | 1 | 2;
            /** @description pesos a month */
            net_income: number;
            /** @description years */
            age: number;
            /** @description by default that of the calculation */
            product?: number;
            property: components["schemas"]["SavedPropertyDto"];
            amounts: components["schemas"]["SavedAmountsDto"];
            /**
             * @description point of sale
             * @enum {integer}
             */
            branch?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
            /** @description real-estate company */
            broker?: number;
            /** @description one of the company's projects */
            project?: number;
            codebtor?: components["schemas"]["CodebtorDto"];
            /** @description for staff: also for a client whom another executive has */
            anyway?: boolean;
            consent?: components["schemas"]["ConsentDto"];
            contact_consent?: components["schemas"]["ContactConsentDto"];
            quote?: components["schemas"]["QuoteLinkDto"];
            /** @description phone number; +569 means none */
            phone_number?: string;
        };
        SimulationQuoteDto: {
            /** Format: date */
            until: string;
            token: string;
        };
        SimulationSendDto: {
            /** @enum {string} */
            state: "running" | "done" | "refused" | "stopped";
            /** @description the running step, from 1 */
            step: number;
            /** @description the number of the request in the workflow */
            request: number | null;
            /**
             * Format: date-time
             * @description when the last step was done
             */
            sent_at: string | null;
            /** @description who last requested it */
            sent_by: string;
            /** @description why it stopped or was refused, and what helps */
            reason: string | null;
            /** @description whether the workflow refused the present e-mail, which `correct_mail` changes */
            is_email_refused: boolean;
        };
        NextContactDto: {
            /** Format: date */
            date: string;
            /** @description HH:MM; null for any time */
            time: string | null;
            /** @enum {string} */
            channel: "phone" | "email" | "visit" | "other";
            note: string;
        };
        DetailSimulationDto: {
            /** @description UF */
            divTotalUF: number;
            /** @description UF */
            divUF: number;
            /** @description UF */
            segdes: number;
            /** @description UF */
            seginc: number;
            /** @description UF */
            segces: number;
            /** @description percent */
            cae: number;
            /** @description UF */
            costoTotalUF: number;
        };
        CostLineDto: {
            description: string;
            /** @description UF */
            value: number;
        };
        SimulationDto: {
            id: number;
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            client: string;
            /** @description whether its stored figures cannot be read: then figures are 0 and texts empty */
            unreadable: boolean;
            /** @enum {string} */
            flavour: "web" | "pro";
            age: number;
            income: number;
            rentaliquida: number;
            location: string | null;
            first_name: string;
            last_name: string;
            client_name: string;
            client_rut: string;
            client_email: string;
            client_phone: string | null;
            /** @description the record of the client with that RUT, for staff */
            client_record: components["schemas"]["RecordedContactDto"] | null;
            tipo_trabajador_display: string;
            work_status: string;
            /** @description 0 dependent, 1 independent, 2 other */
            worker_type: number;
            /** @description the co-debtor; null for nobody */
            codebtor: components["schemas"]["CodebtorDto"] | null;
            subpurpose_name: string;
            desc_destino: string;
            destino: number;
            estate_type: string;
            desc_tipobien: string;
            tipopropiedad: number;
            desc_antiguedad: string | null;
            estate_is_new: boolean | null;
            is_new: boolean | null;
            DFL2: boolean;
            dfl2: boolean;
            is_dfl2: boolean;
            adds_other: boolean;
            region_id: string | null;
            comuna_id: string | null;
            city: string | null;
            province: string | null;
            branch: number | null;
            branch_name: string | null;
            broker: number | null;
            broker_name: string | null;
            project: number | null;
            project_name: string | null;
            /** @description UF */
            valpropiedadUF: number;
            /** @description UF */
            estate_worth: number;
            /** @description pesos as typed; null when typed in UF */
            estate_worth_clp: number | null;
            has_subsidy: boolean;
            subsidy_type: number;
            /** @description UF */
            subsidy_amount: number;
            /** @description pesos as typed; null when typed in UF */
            subsidy_amount_clp: number | null;
            /** @description UF */
            montocontadoUF: number;
            /** @description UF */
            current_savings: number;
            /** @description pesos as typed; null when typed in UF */
            current_savings_clp: number | null;
            /** @description UF */
            montocreditoUF: number;
            /** @description UF */
            credit_amount: number;
            /** @description pesos as typed; null when typed in UF */
            credit_amount_clp: number | null;
            plazo: number;
            /** @description years */
            credit_time: number;
            /** @description months */
            gracia: number;
            /** @description months */
            grace_months: number;
            desc_producto: string;
            product_name: string;
            product: number;
            /** @description percent */
            tasasimulacion: number;
            /** @description percent */
            annual_rate: number;
            /** @description whether the rate differs from the suggested one */
            custom_rate: boolean;
            /** @description percent */
            cae: number;
            /** @description UF */
            monthly_mortgage_uf: number;
            /** @description UF */
            fire_insurance_amount: number;
            /** @description UF */
            relief_insurance_amount: number;
            /** @description UF */
            unemployment_insurance_amount: number;
            /** @description UF */
            total_monthly_mortgage_uf: number;
            /** @description pesos */
            total_monthly_mortgage_clp: number;
            /** @description UF */
            total_mortgage: number;
            /** @description pesos */
            min_salary: number;
            first_due_date: string;
            /** @description months */
            instalments: number;
            /** @description UF */
            tasacionUF: number;
            /** @description UF */
            eeTTUF: number;
            /** @description UF */
            borradorUF: number;
            /** @description UF */
            gastosnotarialesUF: number;
            /** @description UF */
            cbrUF: number;
            detail_simulation: components["schemas"]["DetailSimulationDto"][];
            /** @description nominal annual percent, with operation costs */
            cae_with_costs: number | null;
            /** @description UF */
            total_with_costs: number;
            unemployment_insurance: string | null;
            relief_insurance: string;
            fire_insurance: string;
            /** @description code of the life insurance */
            codsegdesg: number;
            /** @description code of the fire insurance */
            codseginc: number;
            oocc: components["schemas"]["CostLineDto"][];
            /** @description pesos for one UF */
            uf_value: number;
            uf_date: string;
            fechasimulacion: string;
            /** @description as in its ETag */
            version: number;
            quote: components["schemas"]["SimulationQuoteDto"] | null;
            estado: number;
            estado_description: string;
            resolucion: number;
            resolucion_description: string;
            commercial: number | null;
            executive: string | null;
            commercial_name: string | null;
            enviado_a_finnflow: boolean;
            /** Format: date-time */
            mailed_at: string | null;
            /**
             * Format: date-time
             * @description the mail server refused the client's address for good; null once a later mail was sent
             */
            mail_refused_at: string | null;
            /** @description false if the client agreed to the simulation alone, and not to be contacted */
            wants_contact: boolean;
            /** @description its send to the workflow, for staff; null if it was never sent */
            workflow: components["schemas"]["SimulationSendDto"] | null;
            /** @description for staff; null once it was sent or rejected */
            next_contact: components["schemas"]["NextContactDto"] | null;
            /**
             * Format: date-time
             * @description since when the client is not to be contacted about it, for staff; null if they may be
             */
            opposed_at: string | null;
            /**
             * Format: date-time
             * @description the first change or comment by staff, for staff
             */
            first_answer_at: string | null;
            /** @description how many comments it has, for staff; 0 for anybody else */
            comment_count: number;
        };
        QuoteDto: {
            number: number;
            /** @description annual percent */
            rate: number;
            /** Format: date */
            until: string;
            /** @description whether the last day is not over */
            is_valid: boolean;
            credit: components["schemas"]["TarifaRequestDto"];
            /** @description UF */
            estate_worth: number;
            /** @description pesos for one UF, as saved */
            uf_value: number;
        };
        CredentialsDto: {
            email: string;
            password: string;
        };
        AccessDto: {
            /** @description JWT of 15 minutes */
            access: string;
        };
        UserInfoDto: {
            id: number;
            email: string;
            full_name: string;
            /** @enum {string} */
            bank_role: "default" | "adminrole" | "executiverole" | "commercialrole";
            /** @description branch that the user heads; null for none */
            head_branch: number | null;
            /** @description whether this installation sends simulations to a workflow */
            has_workflow: boolean;
            /** @description whether this installation can mail simulations */
            has_mail: boolean;
        };
        SignInWaysDto: {
            /** @description at the bank’s identity provider, and not with a password */
            oidc: boolean;
        };
        LogoutDto: {
            logout_token: string;
        };
        LeaveDto: {
            /** @description address that ends the provider’s session and leads back to the sign-in page */
            logout_url: string;
        };
        PersonRequestDto: {
            id: number;
            /** @enum {string} */
            kind: "access" | "rectification" | "erasure" | "opposition" | "portability" | "blocking";
            /** @enum {string} */
            state: "open" | "granted" | "refused" | "closed";
            /** @description null once their data was erased */
            identification: string | null;
            name: string | null;
            /** Format: date */
            received: string;
            /** Format: date */
            due: string;
            /** @description until it is due; negative when it is overdue */
            days_left: number;
            extended: boolean;
            /** @description whether its answer may be put off */
            may_extend: boolean;
            /** @description whether it is a block in force */
            blocks: boolean;
            note: string | null;
            answer: string | null;
            /** Format: date-time */
            registered_at: string;
            registered_by: string | null;
            /** Format: date-time */
            answered_at: string | null;
            answered_by: string | null;
            /** Format: date-time */
            lifted_at: string | null;
            lifted_by: string | null;
        };
        PersonRequestsPageDto: {
            count: number;
            results: components["schemas"]["PersonRequestDto"][];
        };
        NewPersonRequestDto: {
            /** @description RUT, with or without dots */
            identification: string;
            /** @enum {string} */
            kind: "access" | "rectification" | "erasure" | "opposition" | "portability" | "blocking";
            /** Format: date */
            received?: string | null;
            /** @description what the person asks for */
            note?: string;
        };
        PersonRutDto: {
            /** @description RUT, with or without dots */
            identification: string;
        };
        StoredTableDto: {
            table: string;
            rows: number;
        };
        StoredDataDto: {
            tables: components["schemas"]["StoredTableDto"][];
            /** @description simulations that are in the workflow too */
            sent: number;
            /** @description open request for a copy of the data, which must be answered before an erasure; null: none */
            copy_request: number | null;
        };
        CorrectionsDto: {
            first_name?: string;
            last_name?: string;
            email?: string;
            /** @description +569 deletes it */
            phone_number?: string;
        };
        PersonAnswerDto: {
            /** @enum {string} */
            outcome: "granted" | "refused";
            /** @description what the person was told */
            answer: string;
            corrections?: components["schemas"]["CorrectionsDto"];
        };
        AssignmentDto: {
            /** @description simulations' uuids */
            simulations: string[];
            /** @description whom each was assigned to when it was read, in their order (an id, null for nobody) */
            commercials?: (number | null)[];
        };
        MovedFromDto: {
            /** @description null for nobody */
            executive: string | null;
            simulations: number;
        };
        FormerDto: {
            /**
             * Format: uuid
             * @description a simulation's uuid
             */
            uuid: string;
            /** @description its version after the assignment */
            version: number;
            /** @description an executive's id, null for nobody */
            commercial: number | null;
        };
        UndoableDto: {
            updated: number;
            /** @description clients whose simulations change executive */
            clients: number;
            /** @description from whom they go, most first */
            from: components["schemas"]["MovedFromDto"][];
            /** @description other open ones of their clients, assigned with them */
            others: number;
            /** @description the changed ones, those of `others` among them, to undo it */
            former: components["schemas"]["FormerDto"][];
        };
        AssignedDto: {
            updated: number;
            /** @description clients whose simulations change executive */
            clients: number;
            /** @description from whom they go, most first */
            from: components["schemas"]["MovedFromDto"][];
            /** @description other open ones of their clients, assigned with them */
            others: number;
        };
        UndoDto: {
            simulations: components["schemas"]["FormerDto"][];
        };
        RefusedUndoDto: {
            /** Format: uuid */
            uuid: string;
            message: string;
        };
        UndoneDto: {
            /** @description simulations that were given back */
            updated: number;
            refused: components["schemas"]["RefusedUndoDto"][];
        };
        ExecutiveDto: {
            /** Format: uuid */
            uuid: string;
            id: number;
            full_name: string;
        };
        DisabledExecutiveDto: {
            /** Format: uuid */
            uuid: string;
            id: number;
            full_name: string;
            /** @description simulations of any day that can be assigned */
            reassignable: number;
        };
        CommentDto: {
            /** Format: uuid */
            uuid: string;
            /**
             * Format: uuid
             * @description a simulation's uuid
             */
            simulation: string;
            comment: string;
            /** @description of the author */
            name: string;
            /** Format: date-time */
            created: string;
            /** @description the author's id */
            creator: number;
            highlight: boolean;
            /** @description of the contact that it records: talked, no_answer, wrong_number, not_interested, call_back; null for a comment */
            outcome: string | null;
        };
        CommentRequestDto: {
            /**
             * Format: uuid
             * @description a simulation's uuid
             */
            simulation: string;
            comment: string;
        };
        HighlightDto: {
            highlight: boolean;
        };
        StateDto: {
            id: number;
            description: string;
            order_dashboard: number;
        };
        ResolutionDto: {
            id: number;
            description: string;
            simulation_state: number;
        };
        StateCountDto: {
            id: number;
            description: string;
            order_dashboard: number;
            count: number;
        };
        ResolutionCountDto: {
            id: number;
            description: string;
            order_dashboard: number;
            count: number;
            id_estado: number;
            vigente: boolean;
        };
        CountsDto: {
            counts_estados: components["schemas"]["StateCountDto"][];
            counts_resoluciones: components["schemas"]["ResolutionCountDto"][];
            total_count_estados: number;
        };
        DayCountDto: {
            /** Format: date */
            day: string;
            count: number;
        };
        PlanRequestDto: {
            /** Format: date */
            date: string;
            /** @description HH:MM; null for any time of the day */
            time?: string | null;
            /** @enum {string} */
            channel: "phone" | "email" | "visit" | "other";
            note?: string;
            /** @description also for a client whom another executive has */
            anyway?: boolean;
        };
        PlannedContactDto: {
            /** Format: date */
            date: string;
            /** @description HH:MM; null for any time */
            time: string | null;
            /** @enum {string} */
            channel: "phone" | "email" | "visit" | "other";
            note: string;
            simulation: components["schemas"]["SimulationDto"];
        };
        AttendedDto: {
            /** @enum {string} */
            type: "about:blank";
            title: string;
            status: number;
            /** @description Spanish sentence that a person can act on */
            detail: string;
            request_id: string;
            /** @description where traces are collected */
            trace_id?: string;
            fields?: components["schemas"]["FieldProblemDto"][];
            /** @description detail again, for readers of the lists */
            errors?: string;
            /** @description detail again, for readers of the calculators */
            errors_detail?: string;
            /** @description who has the client */
            executive?: string;
        };
        NextContactRequestDto: {
            /** Format: date */
            date: string;
            /** @description HH:MM; null for any time of the day */
            time?: string | null;
            /** @enum {string} */
            channel: "phone" | "email" | "visit" | "other";
            note?: string;
        };
        ContactRecordDto: {
            /** @description also for a client whom another executive has */
            anyway?: boolean;
            /** @description a state's id */
            estado?: number;
            /** @description a resolution's id, of that state */
            resolucion?: number;
            /** @description an executive's id, null for none; another one than the present for the administrator alone */
            commercial?: number | null;
            /** @description the client's other simulations stay with whom they have */
            leave_others?: boolean;
            /** @enum {string} */
            outcome?: "talked" | "no_answer" | "wrong_number" | "not_interested" | "call_back";
            note?: string;
            next_contact?: components["schemas"]["NextContactRequestDto"];
        };
        UpdatedDto: {
            simulation: components["schemas"]["SimulationDto"];
            message: string;
        };
        HeadRowDto: {
            /** @enum {string} */
            group: "all" | "branch" | "executive";
            /** @description of the branch or executive; null for none */
            id: number | null;
            name: string | null;
            received: number;
            /** @description median until the first answer, minutes */
            first_answer_min: number | null;
            contacted: number;
            approved: number;
            sent: number;
            /** @description contacts recorded in the period */
            contacts: number;
            /**
             * Format: date-time
             * @description when the oldest one without an answer was saved, of all days
             */
            oldest_waiting: string | null;
        };
        HeadDto: {
            /** @description minutes after which a first answer is slow */
            slow_answer_min: number;
            /** @description days after which a wait is late */
            late_wait_days: number;
            /** @description branch of all figures; null for all */
            branch: string | null;
            /** @description all, then the branches, then the executives, by name */
            rows: components["schemas"]["HeadRowDto"][];
        };
        HeadListedDto: {
            /** Format: uuid */
            uuid: string;
            id: number;
            /**
             * Format: date-time
             * @description of a contact, when it was recorded
             */
            created: string;
            client: string;
            state: string;
            executive: string | null;
        };
        HeadListDto: {
            count: number;
            page_size: number;
            /** @description the newest first; of the waiting ones, the oldest */
            results: components["schemas"]["HeadListedDto"][];
        };
        DescribedChangeDto: {
            from: string | null;
            to: string | null;
        };
        NamedChangeDto: {
            from: string | null;
            to: string | null;
        };
        HistoryEntryDto: {
            /** Format: date-time */
            at: string;
            /** @description who changed it */
            by: string;
            /** @description the old and the new value; null if unchanged */
            estado: components["schemas"]["DescribedChangeDto"] | null;
            /** @description the old and the new value; null if unchanged */
            resolucion: components["schemas"]["DescribedChangeDto"] | null;
            /** @description the old and the new value; null if unchanged */
            commercial: components["schemas"]["NamedChangeDto"] | null;
            /** @description the old and the new value; null if unchanged */
            next_contact: components["schemas"]["DescribedChangeDto"] | null;
            /** @description the same whenever it is read */
            id: string;
            /** @enum {string} */
            kind: "saved" | "mailed" | "mail_refused" | "address_corrected" | "comment" | "contact" | "change" | "client_of_another" | "send_requested" | "send_retried" | "send_refused" | "send_stopped" | "send_cancelled" | "send_created";
            /**
             * Format: uuid
             * @description the simulation's uuid
             */
            simulation: string;
            /** @description the simulation's number */
            number: number;
            /** @description the comment, the address of a mail, why a send was refused or stopped, or the executive of the client whom another acted for */
            text: string | null;
            /** @description of a contact */
            outcome: string | null;
        };
        HistoryPageDto: {
            results: components["schemas"]["HistoryEntryDto"][];
            /** @description whether there are older ones */
            has_more: boolean;
        };
        ClientGroupDto: {
            /** Format: uuid */
            uuid: string;
            name: string;
            identification: string;
            phone: string | null;
            email: string;
            score: number | null;
            /** @description the newest of them, newest first */
            simulations: components["schemas"]["SimulationDto"][];
            /** @description how many there are in total */
            simulation_count: number;
            /** @description another executive who has an open simulation of the client, so that the caller can’t take the others */
            attended_by: string | null;
        };
        ClientGroupsDto: {
            /** @description on all pages */
            count: number;
            /** @description path and query of the next page */
            next: string | null;
            /** @description path and query of the previous page */
            previous: string | null;
            results: components["schemas"]["ClientGroupDto"][];
        };
        AssignableDto: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            client: string;
            commercial: number | null;
        };
        PendingDto: {
            /** @description the caller's own */
            mine: number;
            /** @description nobody's */
            unassigned: number;
            /** @description whose next contact is due today */
            today: number;
            /** @description whose next contact was due before today */
            overdue: number;
            /** @description whose client states less than the minimum income */
            below_income: number;
            /** @description whose mail was refused for good, or whose send to the workflow stopped or was refused */
            failed: number;
        };
        ClientSimulationsDto: {
            /** @description on all pages */
            count: number;
            /** @description path and query of the next page */
            next: string | null;
            /** @description path and query of the previous page */
            previous: string | null;
            results: components["schemas"]["SimulationDto"][];
        };
        UpdateInfoDto: {
            /** @description also for a client whom another executive has */
            anyway?: boolean;
            /** @description a state's id */
            estado?: number;
            /** @description a resolution's id, of that state */
            resolucion?: number;
            /** @description an executive's id, null for none; another one than the present for the administrator alone */
            commercial?: number | null;
            /** @description the client's other simulations stay with whom they have */
            leave_others?: boolean;
        };
        StateChangeDto: {
            /** @description also for a client whom another executive has */
            anyway?: boolean;
            /** @description the id of what it becomes */
            state: number;
            /**
             * Format: uuid
             * @description the same as in the path
             */
            simulation: string;
        };
        SavedViewDto: {
            name: string;
            /** @description query of the list’s address: filters and order */
            address: string;
            id: number;
        };
        ViewToSaveDto: {
            name: string;
            /** @description query of the list’s address: filters and order */
            address: string;
        };
        ChangeOfRowDto: {
            /** @description the spreadsheet program's row number */
            row: number;
            /** @description the simulation's number */
            id: number;
            /** @description as in the download */
            name: string;
            /** @description the old and the new value; null if unchanged */
            estado: components["schemas"]["DescribedChangeDto"] | null;
            /** @description the old and the new value; null if unchanged */
            resolucion: components["schemas"]["DescribedChangeDto"] | null;
            /** @description the old and the new value; null if unchanged */
            commercial: components["schemas"]["NamedChangeDto"] | null;
        };
        ReadSimulationsDto: {
            /** @description in the file's order */
            changes: components["schemas"]["ChangeOfRowDto"][];
            /** @description rows that change nothing */
            same: number;
        };
        UploadedDto: {
            /** @description simulations that were changed */
            updated: number;
            message: string;
        };
        SendRequestDto: {
            /**
             * Format: uuid
             * @description a simulation's uuid
             */
            simulation: string;
            /** @description the owner of the request in the workflow; by default the simulation’s executive */
            executive?: number | string;
            /**
             * Format: uuid
             * @deprecated
             * @description the application's; ignored
             */
            uuid?: string;
        };
        SentDto: {
            /** @description the number of the request in the workflow */
            request: number;
            /**
             * Format: uuid
             * @description the application's
             */
            application: string;
        };
        StepFailureDto: {
            operation: string;
            /** @description how the request ended */
            outcome: string;
            /** @description HTTP status of the answer */
            status?: number;
            content_type?: string;
            /** @description JSON path of what is wrong in the answer */
            place?: string;
            /** @description the rule that it breaks */
            rule?: string;
            /** @description the workflow's own code */
            code?: string;
        };
        ProgressDto: {
            /** @enum {string} */
            state: "running" | "done" | "refused" | "stopped";
            /** @description the running step, from 1 */
            step: number;
            /** @description the number of the request in the workflow */
            request: number | null;
            /**
             * Format: date-time
             * @description when the last step was done
             */
            sent_at: string | null;
            /** @description who last requested it */
            sent_by: string;
            /** @description why it stopped or was refused, and what helps */
            reason: string | null;
            /** Format: uuid */
            simulation: string;
            steps: number;
            /** @description of the step */
            name: string;
            /**
             * Format: uuid
             * @description left in the workflow by the first step
             */
            application: string | null;
            /**
             * Format: date-time
             * @description of a stopped one
             */
            next_try_at: string | null;
            detail: string | null;
            /** @description failed attempts of a stopped one */
            attempt: number | null;
            /** @description null unless the workflow refused or stopped it */
            failure: components["schemas"]["StepFailureDto"] | null;
            /**
             * Format: date-time
             * @description when it came into its state
             */
            since: string;
        };
        StoppedFlowDto: {
            /** @enum {string} */
            state: "running" | "done" | "refused" | "stopped";
            /** @description the running step, from 1 */
            step: number;
            /** @description the number of the request in the workflow */
            request: number | null;
            /**
             * Format: date-time
             * @description when the last step was done
             */
            sent_at: string | null;
            /** @description who last requested it */
            sent_by: string;
            /** @description why it stopped or was refused, and what helps */
            reason: string | null;
            /** Format: uuid */
            simulation: string;
            steps: number;
            /** @description of the step */
            name: string;
            /**
             * Format: uuid
             * @description left in the workflow by the first step
             */
            application: string | null;
            /**
             * Format: date-time
             * @description of a stopped one
             */
            next_try_at: string | null;
            detail: string | null;
            /** @description failed attempts of a stopped one */
            attempt: number | null;
            /** @description null unless the workflow refused or stopped it */
            failure: components["schemas"]["StepFailureDto"] | null;
            /**
             * Format: date-time
             * @description when it came into its state
             */
            since: string;
            /** @description the simulation's short number */
            number: number;
        };
        ModeDto: {
            capability: string;
            /** @enum {string} */
            mode: "local" | "core" | "shadow" | "cmf" | "none";
            origin?: string;
            timeout_ms?: number;
            /** @enum {string} */
            upstream?: "unknown" | "up" | "unauthorized" | "down";
            /** @description how the last request ended */
            outcome?: string;
            /**
             * @description how operators hold its breaker
             * @enum {string}
             */
            breaker?: "auto" | "open" | "closed";
            /**
             * @description open: nothing is sent; half-open: the next request decides
             * @enum {string}
             */
            breaker_state?: "closed" | "open" | "half-open";
        };
        DeviationDto: {
            operation: string;
            /** @description JSON path, list indexes as * */
            path: string;
            what: string;
            /** @description false: clients got a 502 */
            usable: boolean;
            count: number;
            /** Format: date-time */
            lastSeen: string;
            /** @description of the newest request that met it */
            request_id: string | null;
            /** @description as in the log line of that request */
            upstream: {
                [key: string]: unknown;
            };
        };
        ShadowReportDto: {
            /** @description by capability */
            counts: {
                [key: string]: Record<string, never>;
            };
            /** @description comparisons that differ in the same places with the newest of them, the most frequent first */
            groups: Record<string, never>[];
        };
        TaskJobsDto: {
            task: string;
            /** @description false: no worker handles them, they wait */
            handled: boolean;
            /** @description not tried yet */
            waiting: number;
            /** @description failed, will be retried */
            retrying: number;
            running: number;
            /** @description failed too often, kept for inspection */
            given_up: number;
            /**
             * Format: date-time
             * @description of the jobs that are not done yet
             */
            oldest: string | null;
        };
        QueuedJobDto: {
            id: string;
            task: string;
            /** @enum {string} */
            state: "waiting" | "retrying" | "running" | "given_up";
            /** @description attempts that were begun */
            attempts: number;
            /**
             * Format: date-time
             * @description of the next attempt
             */
            run_at: string;
            /** @description name of the last error */
            last_error: string | null;
        };
        BreakerDto: {
            capability: string;
            /** @enum {string} */
            breaker: "auto" | "open" | "closed";
        };
        ProblemDto: {
            /** @enum {string} */
            type: "about:blank";
            title: string;
            status: number;
            /** @description Spanish sentence that a person can act on */
            detail: string;
            request_id: string;
            /** @description where traces are collected */
            trace_id?: string;
            fields?: components["schemas"]["FieldProblemDto"][];
            /** @description detail again, for readers of the lists */
            errors?: string;
            /** @description detail again, for readers of the calculators */
            errors_detail?: string;
        };
    };
    responses: {
        /** @description Solicitud inválida */
        Problem400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Sin sesión válida */
        Problem401: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Acceso denegado */
        Problem403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description No encontrado */
        Problem404: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Método no permitido */
        Problem405: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Conflicto */
        Problem409: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                ETag: components["headers"]["ETag"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Solicitud demasiado grande */
        Problem413: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Formato no admitido */
        Problem415: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description No procesable */
        Problem422: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Demasiadas solicitudes */
        Problem429: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Error inesperado */
        Problem500: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Respuesta externa inválida */
        Problem502: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Servicio no disponible */
        Problem503: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Tiempo agotado */
        Problem504: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Of the request, for its log line: the one that was sent, or a new one */
        "X-Request-Id": string;
        /** @description Figures of a person's mortgage belong in no cache */
        "Cache-Control": string;
        /** @description A session: a visitor’s who shows none, that of a user at sign-in and with each renewal */
        "Set-Cookie": string;
        /** @description What is left of the public limit */
        RateLimit: string;
        /** @description The public limit */
        "RateLimit-Policy": string;
        /** @description When to try again */
        "Retry-After": number;
        /** @description Where the answer comes from */
        "X-Source": "local" | "core" | "cmf" | "cache" | "stale";
        /** @description Of an answer that was kept */
        Age: number;
        /** @description The day of the UF with which pesos were calculated */
        "X-Uf-Date": string;
        /** @description The version of what was read: a change that sends it as If-Match is refused when it is an older one */
        ETag: string;
        /** @description How many rows the file has below its headings, as known when it starts */
        "X-Row-Count": number;
        /** @description The method that is meant */
        Allow: string;
        /** @description The file's name */
        "Content-Disposition": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    first_day: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists what the simulator needs, and what of it is missing */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstDayStepDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveDto"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests can be served; with the state of each upstream */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyDto"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            500: components["responses"]["Problem500"];
            /** @description Without a writable database of this release; the same schema as the 200 */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
        };
    };
    catalogos_simulador: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option lists of the form */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogosDto"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    get_real_estates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Real-estate companies that can be chosen */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentifiedNameDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    get_projects_by_real_estate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects of one company */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentifiedNameDto"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    Company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Real-estate companies */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    CompanyProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects of all companies, by their locations */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyProjectDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    CompanyLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Locations of companies */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLocationDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    calc_operation_costs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationCostsRequestDto"];
            };
        };
        responses: {
            /** @description Operation costs of a credit, line by line, in UF */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationCostDto"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    paridad: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pesos for one UF, as a bare number */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    seguros_desgravamen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Life insurances */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeguroDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    seguros_incendio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fire and earthquake insurances */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeguroDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    seguros_cesantia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unemployment insurances */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeguroDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    tmc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TmcRequestDto"];
            };
        };
        responses: {
            /** @description Maximum conventional rate of a credit's segment */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TmcAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    calc_dividendo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DividendoRequestDto"];
            };
        };
        responses: {
            /** @description Monthly payment, insurance, CAE and costs of one credit */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DividendoAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    calculo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculoRequestDto"];
            };
        };
        responses: {
            /** @description All figures of a credit, of which each can fail */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculoAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    comparacion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComparacionRequestDto"];
            };
        };
        responses: {
            /** @description The same credit over six terms and its own */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparacionAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    calc_simulation_web: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComparacionRequestDto"];
            };
        };
        responses: {
            /** @description Dividend, costs and comparison */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationWebAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    alcance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlcanceRequestDto"];
            };
        };
        responses: {
            /** @description The largest credit for a payment or an income */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlcanceAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    cuadro: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DividendoRequestDto"];
            };
        };
        responses: {
            /** @description Payment schedule of one credit, by month and by year */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    prepago: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepagoRequestDto"];
            };
        };
        responses: {
            /** @description Payment schedule with prepayments, and what they save */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrepagoAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    oferta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfertaRequestDto"];
            };
        };
        responses: {
            /** @description Another bank's offer beside a credit of ours */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfertaAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    refinanciamiento: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefinanciamientoRequestDto"];
            };
        };
        responses: {
            /** @description From which month a new credit pays */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefinanciamientoAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    explicacion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DividendoRequestDto"];
            };
        };
        responses: {
            /** @description How each figure comes about, step by step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplicacionAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    inicio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UF, catalogues and insurances, of which each can fail */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InicioDto"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    rate_sheets: {
        parameters: {
            query?: {
                state?: "draft" | "submitted" | "approved" | "in_force" | "replaced" | "returned";
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rate sheets, the newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetsPageDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    add_rate_sheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSheetDto"];
            };
        };
        responses: {
            /** @description Writes a draft of changes of rates */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSheetDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    scheduled_sheets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved sheets that wait, the earliest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledSheetDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    other_prices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Present values that price a credit, other than the tables */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherPriceDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    rate_sheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A rate sheet with its changes and warnings */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSheetDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    delete_rate_sheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description the sheet's version as it was read, in quotes: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a draft, or a returned sheet */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    change_rate_sheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description the sheet's version as it was read, in quotes: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetChangeDto"];
            };
        };
        responses: {
            /** @description Changes a draft, or a returned sheet, which is a draft again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSheetDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    rate_sheet_impact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Impact of a sheet on the latest simulations */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpactDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    submit_rate_sheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description the sheet's version as it was read, in quotes: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hands a draft to a second administrator */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSheetDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    approve_rate_sheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description the sheet's version as it was read, in quotes: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDto"];
            };
        };
        responses: {
            /** @description Puts a sheet in force, now or at an instant */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSheetDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    return_rate_sheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description the sheet's version as it was read, in quotes: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnDto"];
            };
        };
        responses: {
            /** @description Returns a sheet that is not in force to its author */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSheetDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    revert_rate_sheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description the sheet's version as it was read, in quotes: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Writes a draft that undoes a sheet */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateSheetDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    Tarifa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TarifaRequestDto"];
            };
        };
        responses: {
            /** @description Suggested annual rate of a credit */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TarifaAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    RealEstateType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Property types that have rates */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstateTypeDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    GroupBy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Purposes and property types that get their rates together */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateGroupDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    products: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    loan_uses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Credit purposes */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanUseDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    real_estate_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Property types */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstateTypeDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    tarifas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every rate in force */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateInForceDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    add_group_rates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateGroupRatesDto"];
            };
        };
        responses: {
            /** @description Adds the rates of a group, all or none */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateDto"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    price_approval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How changes of prices take effect, and how many wait for the caller */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceApprovalDto"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    coverage: {
        parameters: {
            query: {
                product: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates of a product, and where it has none */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoverageDto"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    rate_history: {
        parameters: {
            query: {
                rate: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes of a rate, with user and time */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateHistoryDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    Product: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All products, with the limits of their ranges */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    add_Product: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProductDto"];
            };
        };
        responses: {
            /** @description Adds a product */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    delete_Product: {
        parameters: {
            query?: never;
            header?: {
                /** @description the row as it was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a product that is not in use */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    change_Product: {
        parameters: {
            query?: never;
            header?: {
                /** @description the row as it was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChangeDto"];
            };
        };
        responses: {
            /** @description Changes a product */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    RangePeriod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All ranges of years */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangePeriodDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    add_RangePeriod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRangePeriodDto"];
            };
        };
        responses: {
            /** @description Adds a range of years */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangePeriodDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    delete_RangePeriod: {
        parameters: {
            query?: {
                /** @description deletes the rates of the range too, if there are so many */
                rates?: number;
            };
            header?: {
                /** @description the row as it was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a range of years that is not in use */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    change_RangePeriod: {
        parameters: {
            query?: never;
            header?: {
                /** @description the row as it was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RangePeriodChangeDto"];
            };
        };
        responses: {
            /** @description Changes a range of years */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangePeriodDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    RangeAmount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All ranges of amounts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangeAmountDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    add_RangeAmount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRangeAmountDto"];
            };
        };
        responses: {
            /** @description Adds a range of amounts */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangeAmountDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    delete_RangeAmount: {
        parameters: {
            query?: {
                /** @description deletes the rates of the range too, if there are so many */
                rates?: number;
            };
            header?: {
                /** @description the row as it was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a range of amounts that is not in use */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    change_RangeAmount: {
        parameters: {
            query?: never;
            header?: {
                /** @description the row as it was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RangeAmountChangeDto"];
            };
        };
        responses: {
            /** @description Changes a range of amounts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangeAmountDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    LoanUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All purposes of credits */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanUseDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    add_LoanUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLoanUseDto"];
            };
        };
        responses: {
            /** @description Adds a purpose */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanUseDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    delete_LoanUse: {
        parameters: {
            query?: never;
            header?: {
                /** @description the row as it was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a purpose that is not in use */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    change_LoanUse: {
        parameters: {
            query?: never;
            header?: {
                /** @description the row as it was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoanUseChangeDto"];
            };
        };
        responses: {
            /** @description Changes a purpose */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanUseDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    Tarificador: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All rates in force */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    add_Tarificador: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRateDto"];
            };
        };
        responses: {
            /** @description Adds a rate */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    delete_Tarificador: {
        parameters: {
            query?: never;
            header?: {
                /** @description the row as it was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a rate that is not in use */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    change_Tarificador: {
        parameters: {
            query?: never;
            header?: {
                /** @description the row as it was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateChangeDto"];
            };
        };
        responses: {
            /** @description Changes a rate */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    download_all_rates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates of all products as a spreadsheet */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    read_all_rates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Reads a spreadsheet of rates */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadRatesDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFileDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    published_values: {
        parameters: {
            query?: {
                /** @description only values that begin in it, as `2026-11` */
                month?: string;
            };
            header?: never;
            path: {
                table: "tmc" | "uf";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published values, the newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedValuesDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    read_published_values: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: "tmc" | "uf";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishedTextDto"];
            };
        };
        responses: {
            /** @description Previews pasted lines and their changes */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadLinesDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    authenticate_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientRequestDto"];
            };
        };
        responses: {
            /** @description The client of a RUT and an e-mail */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroducedClientDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInUseDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    update_contact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequestDto"];
            };
        };
        responses: {
            /** @description Changes the contact details of a client */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInUseDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    client: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bank's record of a client */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecordDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    known_client: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientRutDto"];
            };
        };
        responses: {
            /** @description Name, contact details and newest simulation of the client of a RUT */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownClientDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    mail_simulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same for every attempt of one intent */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailRequestDto"];
            };
        };
        responses: {
            /** @description Mails a simulation to its client, once per intent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    last_simulation_email: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same for every attempt of one intent */
                "Idempotency-Key"?: string;
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails the client the newest simulation, once an intent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    correct_mail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                simulation: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailCorrectionDto"];
            };
        };
        responses: {
            /** @description Corrects a client's e-mail, and mails the simulation again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAnswerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    create_web_simulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same for every attempt of one intent */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationCreateDto"];
            };
        };
        responses: {
            /** @description Saves a visitor’s simulation and mails it */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValuesChangedDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    create_executive_simulation: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same for every attempt of one intent */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationCreateDto"];
            };
        };
        responses: {
            /** @description Saves a simulation of staff, unmailed */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValuesChangedDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    simulation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A saved simulation */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Uf-Date": components["headers"]["X-Uf-Date"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    pdf_simulacion: {
        parameters: {
            query: {
                simulation: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A saved simulation as PDF, for those who may see it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    cotizacion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteLinkDto"];
            };
        };
        responses: {
            /** @description The rate that a saved simulation quotes, by its link */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    token: {
        parameters: {
            query?: never;
            header?: {
                /** @description `browser` requests a token that is valid only together with the cookie of the answer, which renews it */
                "X-Token-Use"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialsDto"];
            };
        };
        responses: {
            /** @description Signs in; the token needs no cookie, unless one is requested */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    user_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfoDto"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    renew_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Renews the token with the session’s cookie, which gets a new value */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sign_in_ways: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How people sign in here */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWaysDto"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    oidc_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    oidc_return: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the sign-in page, with the session’s cookie */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    oidc_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LogoutDto"];
            };
        };
        responses: {
            /** @description They are over */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    close_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider’s session is still to be ended */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveDto"];
                };
            };
            /** @description Ends the session of the cookie and that of the token, if any */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    person_requests: {
        parameters: {
            query?: {
                /** @description all, if absent */
                state?: "open" | "answered";
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Persons' requests, the open ones first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequestsPageDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    add_person_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPersonRequestDto"];
            };
        };
        responses: {
            /** @description Registers a person's request */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequestDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    find_person_requests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRutDto"];
            };
        };
        responses: {
            /** @description A person's requests, also after an erasure */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequestDto"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    person_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person's request */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequestDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    held_data: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much is stored of the person of a request */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredDataDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    export_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is stored of a person */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    extend_person_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Puts the answer off by thirty days, once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequestDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    answer_person_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonAnswerDto"];
            };
        };
        responses: {
            /** @description Answers a request; grants it */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequestDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    lift_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends a granted block */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRequestDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    assign_simulations_to_executive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentDto"];
            };
        };
        responses: {
            /** @description Assigns simulations, all or none */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    preview_assignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentDto"];
            };
        };
        responses: {
            /** @description How many simulations an assignment would change */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    undo_assignment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoDto"];
            };
        };
        responses: {
            /** @description Gives simulations back to whom they were assigned to before */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    executives: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mortgage executives who may sign in */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutiveDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    commercials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Commercial executives who may sign in */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutiveDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    disabled_executives: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disabled users who still have simulations */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisabledExecutiveDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    comments: {
        parameters: {
            query: {
                simulation: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A simulation's comments, the oldest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    add_comment: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same for every attempt of one intent */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentRequestDto"];
            };
        };
        responses: {
            /** @description Adds a comment */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    delete_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a comment of one’s own */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    highlight_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HighlightDto"];
            };
        };
        responses: {
            /** @description Sets or removes the highlight of one’s own comment */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    states: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states of a simulation, in the dashboard’s order */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    resolutions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resolutions of a simulation, each of one state */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolutionDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    simulation_counts: {
        parameters: {
            query?: {
                /** @description number of days, including today; 0 only with an end */
                time_period?: number;
                /** @description if given, both count days before today */
                ending_time_period?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of simulations per state */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountsDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    simulations_per_day: {
        parameters: {
            query?: {
                /** @description number of days, including today; 0 only with an end */
                time_period?: number;
                /** @description if given, both count days before today */
                ending_time_period?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of simulations per day */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayCountDto"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    plan_contact: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag that was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                simulation: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRequestDto"];
            };
        };
        responses: {
            /** @description Plans the next contact with the client */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedContactDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendedDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    end_contact: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag that was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                simulation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plans no next contact any more */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    record_contact: {
        parameters: {
            query?: never;
            header?: {
                /** @description the same for every attempt of one intent */
                "Idempotency-Key"?: string;
                /** @description the ETag that was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                simulation: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRecordDto"];
            };
        };
        responses: {
            /** @description Records a contact with the client, its decision and the next contact */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendedDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    take_simulation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                simulation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Assigns a simulation that is nobody's to the caller */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    head_figures: {
        parameters: {
            query?: {
                /** @description number of days, including today; 0 only with an end */
                time_period?: number;
                /** @description if given, both count days before today */
                ending_time_period?: number;
                /** @description absent: all branches, or the caller's */
                branch?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures of each branch and executive */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeadDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    head_list: {
        parameters: {
            query?: {
                /** @description number of days, including today; 0 only with an end */
                time_period?: number;
                /** @description if given, both count days before today */
                ending_time_period?: number;
                /** @description absent: all branches, or the caller's */
                branch?: number;
                figure?: "received" | "contacted" | "approved" | "sent" | "contacts" | "waiting";
                group?: "all" | "branch" | "executive";
                /** @description branch or executive; absent: none */
                id?: number;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulations behind a figure */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeadListDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    historia: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                client: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A client's history: saves, mails, contacts, comments, changes and sends */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPageDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    client_groups: {
        parameters: {
            query?: {
                /** @description number of days, including today, 31 by default; 0 only with ending_days */
                days?: number;
                /** @description if given, both count days before today */
                ending_days?: number;
                /** @description a state's id */
                status?: number;
                /** @description a resolution's id */
                result?: number;
                /** @description an executive's id, -1 for unassigned simulations; another one than one's own for the administrator */
                commercial?: number;
                /** @description what waits for something; without days, today, overdue and failed look at all days */
                view?: "mine" | "unassigned" | "today" | "overdue" | "below_income" | "failed";
                /** @description a name, a RUT, a phone, an e-mail or a simulation's id */
                name?: string;
                /** @description newest by default; untouched: the longest without an answer by staff first */
                sort?: "newest" | "untouched" | "next_contact" | "amount";
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients with their simulations */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientGroupsDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    assignable: {
        parameters: {
            query?: {
                /** @description number of days, including today, 31 by default; 0 only with ending_days */
                days?: number;
                /** @description if given, both count days before today */
                ending_days?: number;
                /** @description a state's id */
                status?: number;
                /** @description a resolution's id */
                result?: number;
                /** @description an executive's id, -1 for unassigned simulations; another one than one's own for the administrator */
                commercial?: number;
                /** @description what waits for something; without days, today, overdue and failed look at all days */
                view?: "mine" | "unassigned" | "today" | "overdue" | "below_income" | "failed";
                /** @description a name, a RUT, a phone, an e-mail or a simulation's id */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listed simulations of all pages to assign, up to 501 */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignableDto"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    pendientes: {
        parameters: {
            query?: {
                /** @description number of days, including today, 31 by default; 0 only with ending_days */
                days?: number;
                /** @description if given, both count days before today */
                ending_days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many clients wait for something, by view of the list */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    failed_sends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's open simulations whose mail or send to the workflow failed, newest first, up to 50 */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    client_simulations: {
        parameters: {
            query?: {
                /** @description number of days, including today, 31 by default; 0 only with ending_days */
                days?: number;
                /** @description if given, both count days before today */
                ending_days?: number;
                /** @description a state's id */
                status?: number;
                /** @description a resolution's id */
                result?: number;
                /** @description an executive's id, -1 for unassigned simulations; another one than one's own for the administrator */
                commercial?: number;
                /** @description what waits for something; without days, today, overdue and failed look at all days */
                view?: "mine" | "unassigned" | "today" | "overdue" | "below_income" | "failed";
                page?: number;
            };
            header?: never;
            path: {
                client: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A client's simulations, 50 per page */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSimulationsDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    update_info: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag that was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInfoDto"];
            };
        };
        responses: {
            /** @description Changes state, resolution and executive */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendedDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    management_state: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag that was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateChangeDto"];
            };
        };
        responses: {
            /** @description Changes the state */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendedDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    result_state: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag that was read: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateChangeDto"];
            };
        };
        responses: {
            /** @description Changes the resolution */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendedDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saved_views: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views of the list that the caller saved */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    save_view: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewToSaveDto"];
            };
        };
        responses: {
            /** @description Saves a view of the list; one’s own of that name is replaced */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    delete_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a view of one’s own */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    download_simulations: {
        parameters: {
            query?: {
                /** @description number of days, including today, 31 by default; 0 only with ending_days */
                days?: number;
                /** @description if given, both count days before today */
                ending_days?: number;
                /** @description a state's id */
                status?: number;
                /** @description a resolution's id */
                result?: number;
                /** @description an executive's id, -1 for unassigned simulations; another one than one's own for the administrator */
                commercial?: number;
                /** @description what waits for something; without days, today, overdue and failed look at all days */
                view?: "mine" | "unassigned" | "today" | "overdue" | "below_income" | "failed";
                /** @description a name, a RUT, a phone, an e-mail or a simulation's id */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Simulations as a spreadsheet */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Row-Count": components["headers"]["X-Row-Count"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    upload_simulations: {
        parameters: {
            query?: never;
            header?: {
                /** @description the ETag of the preview: refused if somebody has changed it since */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Applies a spreadsheet, all rows or none */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFileDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    read_simulations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Previews the changes of a spreadsheet of simulations */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadSimulationsDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedFileDto"];
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    send_to_workflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendRequestDto"];
            };
        };
        responses: {
            /** @description Sends a simulation once; a 202 after ten seconds */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentDto"];
                };
            };
            /** @description Sends a simulation once; a 202 after ten seconds */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Source": components["headers"]["X-Source"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
        };
    };
    workflow_progress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far a simulation is on its way */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    stopped_flows: {
        parameters: {
            query: {
                state: "stopped" | "refused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 200 stopped or refused sends */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoppedFlowDto"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    cancel_flow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends a stopped send; the simulation can be changed again */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    retry_flow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lets a stuck send go on now */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ops_modes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mode of each capability */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ops_drift: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Violations of the contract in the core’s answers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviationDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ops_shadow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Local answers compared with the core’s */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShadowReportDto"];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ops_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prometheus metrics */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ops_jobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job queue, by task */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskJobsDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ops_pending_jobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100 waiting jobs, those that failed first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedJobDto"][];
                };
            };
            401: components["responses"]["Problem401"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ops_retry_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Runs a job now, as if it had never failed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedJobDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ops_cancel_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a job, which is not done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedJobDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    ops_set_breaker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                capability: string;
                act: "open" | "close" | "auto";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Holds a breaker open or closed, or leaves it to itself */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BreakerDto"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
}
