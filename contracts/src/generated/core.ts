/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

export interface paths {
    "/api/external/paridad/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** UF value of the day, in pesos, as a bare number. Its date is the Santiago date of the call. */
        get: operations["paridad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/catalogos_simulador/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The option lists of the form */
        get: operations["catalogos_simulador"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/seguros_desgravamen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Life insurances */
        get: operations["seguros_desgravamen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/seguros_incendio/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fire and earthquake insurances */
        get: operations["seguros_incendio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/seguros_cesantia/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unemployment insurances */
        get: operations["seguros_cesantia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/calc_dividendo/": {
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
         * @description The first row of salida is about the requested credit, by the arithmetic that the fields of DividendoRow state; a figure that differs by more than x-bounds allow is refused. The decimals of request and arithmetic are exact (no doubles), and each figure is rounded once, where its field says so: half up, to a number of decimals, as in round4. Later figures use the rounded ones. C is montocredito, V valorpropiedad, n = 12 × plazototal, g mesesgracia, i = round6(tasasimulacion / 100 × 365 / 360 / 12) the monthly rate, G = C × (1 + i)^g the credit after the grace months, whose interest is added to it (not rounded), U the UF of the day in pesos, and the day that of the request in America/Santiago. Each field of the request that is not required is a code without influence on the row, or has the default that it states. A request as in x-refused is a 400: credits from 300 to 20,000 UF and up to 90 % of the value, 5 to 40 years, up to 6 grace months, a rate above 0 and below 10, a RUT with its own check digit, a known destino.
         */
        post: operations["calc_dividendo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/tarifas/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every rate in force */
        get: operations["tarifas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external/pdf_simulacion/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A saved simulation as PDF */
        get: operations["pdf_simulacion"];
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
         * Operation costs of a credit, line by line
         * @description The costs of a row of calc_dividendo, with C = credit_amount, V = estate_value and DFL2 = has_dfl2, in the order of the example and with its names; a line of 0 is listed. subpurpose is 1 for destino 1, 2 for the refinancings 72 and 70, and 7 for 52. Conservador de Bienes Raíces is CBR. Impuesto al mutuo is ImpuestoTE, which is also 0 for a social estate.
         */
        post: operations["calc_operation_costs"];
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
        /** Maximum conventional rate of a credit's segment */
        post: operations["tmc"];
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
        /** Products */
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
        /** Credit purposes */
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
        /** Property types */
        get: operations["real_estate_types"];
        put?: never;
        post?: never;
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
         * @description A request as in x-refused is a 400 or a 404.
         */
        post: operations["Tarifa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/Product/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products with the limits of their ranges */
        get: operations["Product"];
        put?: never;
        /** Adds a product */
        post: operations["add_Product"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/RangePeriod/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ranges of years */
        get: operations["RangePeriod"];
        put?: never;
        /** Adds a range of years */
        post: operations["add_RangePeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/RangeAmount/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ranges of amounts */
        get: operations["RangeAmount"];
        put?: never;
        /** Adds a range of amounts */
        post: operations["add_RangeAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/LoanUse/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purposes of credits */
        get: operations["LoanUse"];
        put?: never;
        /** Adds a purpose */
        post: operations["add_LoanUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/Tarificador/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rates in force, by the ids of their ranges */
        get: operations["Tarificador"];
        put?: never;
        /** Adds a rate */
        post: operations["add_Tarificador"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/GroupBy/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purposes and property types that get their rates together */
        get: operations["GroupBy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarificador/Tarificador/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a rate that is not in use */
        delete: operations["delete_Tarificador"];
        options?: never;
        head?: never;
        /** Changes a rate */
        patch: operations["patch_Tarificador"];
        trace?: never;
    };
    "/api/tarificador/RangePeriod/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a range of years that is not in use */
        delete: operations["delete_RangePeriod"];
        options?: never;
        head?: never;
        /** Changes a range of years */
        patch: operations["patch_RangePeriod"];
        trace?: never;
    };
    "/api/tarificador/RangeAmount/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a range of amounts that is not in use */
        delete: operations["delete_RangeAmount"];
        options?: never;
        head?: never;
        /** Changes a range of amounts */
        patch: operations["patch_RangeAmount"];
        trace?: never;
    };
    "/api/tarificador/LoanUse/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a purpose that is not in use */
        delete: operations["delete_LoanUse"];
        options?: never;
        head?: never;
        /** Changes a purpose */
        patch: operations["patch_LoanUse"];
        trace?: never;
    };
    "/api/tarificador/Product/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a product that is not in use */
        delete: operations["delete_Product"];
        options?: never;
        head?: never;
        /** Changes a product */
        patch: operations["patch_Product"];
        trace?: never;
    };
    "/api/tarificador/RealEstateType/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Property types that have rates */
        get: operations["RealEstateType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/get_real_estates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Real-estate companies, as the integration names them */
        get: operations["get_real_estates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/get_projects_by_real_estate/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Projects of one real-estate company */
        get: operations["get_projects_by_real_estate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inmobiliarias/Company/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Real-estate companies */
        get: operations["Company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inmobiliarias/CompanyProject/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Projects of all companies, by their locations */
        get: operations["CompanyProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inmobiliarias/CompanyLocation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Locations of companies */
        get: operations["CompanyLocation"];
        put?: never;
        post?: never;
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
        /** Mails the client their newest simulation. It is sent once, and never retried or cached; a 200 means that the mail was accepted, whatever its body, unless its errors or errors_detail says why it was not. */
        get: operations["last_simulation_email"];
        put?: never;
        post?: never;
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
        /** Signs a user in */
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
        /** The user of a token */
        get: operations["user_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workflow/Application/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an application. Like every POST of the workflow it takes an Idempotency-Key: a repeated request gets the first answer and is not performed again, and another body under the same key is a 422. A refusal is not stored. */
        post: operations["Application"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/PropertyExtended/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a property */
        post: operations["PropertyExtended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/PartakerExtended/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Participants with a RUT */
        get: operations["partakers"];
        put?: never;
        /** Adds a participant. An e-mail or a RUT that another participant has is refused; the code says which. */
        post: operations["PartakerExtended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/Income/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a participant's income */
        post: operations["Income"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/CreditGeneralData/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the credit's terms */
        post: operations["CreditGeneralData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/StateVars/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The variables of an application, which exist from its creation */
        get: operations["StateVars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/StateVars/{id}/": {
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
        /** Sets the variables of an application; idempotent */
        patch: operations["patch_StateVars"];
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
        /** Links a simulation to its application and starts the request. An application has one request. */
        post: operations["Sim2Wf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uf/{year}/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published UF of a month's days. The days from the 10th on are published on the 9th. */
        get: operations["cmf_uf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uf/posteriores/{year}/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published UF of the days after a month. A 404 until the 9th of that month. */
        get: operations["cmf_uf_later"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tmc/{year}/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The maximum conventional rates that begin in a month, about its 15th, for all kinds of credits */
        get: operations["cmf_tmc"];
        put?: never;
        post?: never;
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
        CmfRefusal: {
            CodigoHTTP?: number | string;
            CodigoError?: number | string;
            Mensaje?: string;
        };
        CmfUf: {
            UFs: {
                /** Format: date */
                Fecha: string;
                /** @description Pesos */
                Valor: string;
            }[];
        };
        CmfTmc: {
            TMCs: {
                Titulo?: string | null;
                SubTitulo?: string | null;
                /** Format: date */
                Fecha: string;
                /** Format: date */
                Hasta?: string | null;
                /** @description Annual percent */
                Valor: string;
                /** @description Kind of credit */
                Tipo: string | number;
            }[];
        };
        ErrorsBody: {
            errors: string;
        };
        ErrorsDetailBody: {
            errors_detail: string;
        };
        DetailBody: {
            detail: string;
        };
        /** @description Pesos for one UF, two decimals */
        UfValue: number;
        /** @description UF, four decimals */
        UfAmount: number;
        /** @description Whole pesos */
        PesoAmount: number;
        /** @description Annual percent, 4.5 for 4.5 % */
        AnnualRatePct: number;
        /** @description Monthly fraction of the insured amount, as listed in the price list */
        InsuranceRate: number;
        Code: number;
        Name: string;
        CatalogueItem: {
            id: components["schemas"]["Code"];
            descripcion: components["schemas"]["Name"];
        };
        PropertyTypeItem: {
            id: components["schemas"]["Code"];
            codigo_adm: string;
            descripcion: components["schemas"]["Name"];
            vigente: boolean;
            simulador: boolean;
            /** @description Insurable percentage of the property value */
            porc_asegurable: number;
        };
        SubsidyItem: {
            id: components["schemas"]["Code"];
            /** @description DS01, DS19, DS116, or empty for none */
            codigo: string;
            descripcion: components["schemas"]["Name"];
        };
        Region: {
            id: string;
            name: components["schemas"]["Name"];
        };
        Comuna: {
            id: string;
            name: components["schemas"]["Name"];
            region: string;
        };
        Catalogos: {
            destinos: components["schemas"]["CatalogueItem"][];
            tipos_inmuebles: components["schemas"]["PropertyTypeItem"][];
            antiguedades: components["schemas"]["CatalogueItem"][];
            regiones: components["schemas"]["Region"][];
            comunas: components["schemas"]["Comuna"][];
            productos: components["schemas"]["CatalogueItem"][];
            objetivos: components["schemas"]["CatalogueItem"][];
            subsidios: components["schemas"]["SubsidyItem"][];
        };
        Seguro: {
            IdentificadorSeguro: components["schemas"]["Code"];
            Descripcion: components["schemas"]["Name"];
            Tasa: components["schemas"]["InsuranceRate"];
        };
        DividendoRequest: {
            /** @description false by default */
            DFL2?: boolean;
            Rut?: string;
            antiguedad?: components["schemas"]["Code"];
            /** @description insured people, 1 or 2; 1 by default */
            asegurados?: components["schemas"]["Code"];
            codigoSeguroCesantia?: components["schemas"]["Code"];
            /** @description 0, without a subsidy, by default */
            codigoSubsidio?: components["schemas"]["Code"];
            codpro?: components["schemas"]["Code"];
            codsegdesg?: components["schemas"]["Code"];
            codseginc?: components["schemas"]["Code"];
            destino: components["schemas"]["Code"];
            /** @description 0 by default */
            mesesgracia?: number;
            /** @description UF, four decimals: what the fire insurance covers; absent or 0: 0.75 × montocredito */
            montoAsegurado?: components["schemas"]["UfAmount"];
            montocredito: components["schemas"]["UfAmount"];
            objetivo?: components["schemas"]["Code"];
            participantes?: components["schemas"]["Code"];
            personalizarTasa?: boolean;
            /** @description years */
            plazototal: number;
            plazovariable?: components["schemas"]["Code"];
            porcentaje?: number;
            /** @description 0 by default */
            tasa_seg_ces?: components["schemas"]["InsuranceRate"];
            /** @description 0.000068 by default; 0 is 0 */
            tasa_seg_des?: components["schemas"]["InsuranceRate"];
            /** @description 0.000104 by default; 0 is 0 */
            tasa_seg_inc?: components["schemas"]["InsuranceRate"];
            tasasimulacion: components["schemas"]["AnnualRatePct"];
            tipo_persona?: components["schemas"]["Code"];
            tipopropiedad?: components["schemas"]["Code"];
            valorpropiedad: components["schemas"]["UfAmount"];
        };
        DividendoRow: {
            /** @description plazototal, years */
            Plazo: number;
            /** @description tasasimulacion */
            Tasa: components["schemas"]["AnnualRatePct"];
            /** @description round2(1200 × j), where the n payments of DivTotal, discounted at the monthly rate j, are worth C: C = Σ DivTotal / (1 + j)^(g + k) for k from 1 to n. Insurances are in it, operation costs are not. 0 if j is below 0 */
            TasaCae: components["schemas"]["AnnualRatePct"];
            /** @description round4(G × i / (1 - (1 + i)^-n)); with i = 0, G / n */
            Dividendo: components["schemas"]["UfAmount"];
            /** @description fire and earthquake: round4(tasa_seg_inc × A), A being montoAsegurado if it is above 0, else 0.75 × C */
            SegInc: components["schemas"]["UfAmount"];
            /** @description life: asegurados × round4(tasa_seg_des × G) */
            SegDesg: components["schemas"]["UfAmount"];
            /** @description unemployment: round4(tasa_seg_ces × C) with destino 1 and a codigoSubsidio other than 0, else 0 */
            SegCes: components["schemas"]["UfAmount"];
            /** @description Dividendo + SegDesg + SegInc + SegCes */
            DivTotal: components["schemas"]["UfAmount"];
            /** @description round0(DivTotal × U) */
            DivTotalPe: components["schemas"]["PesoAmount"];
            /** @description DivTotal × n, without operation costs */
            CostoTotalUF: components["schemas"]["UfAmount"];
            /** @description 4 × DivTotalPe */
            RenMin: components["schemas"]["PesoAmount"];
            /**
             * Format: date
             * @description due date of the first instalment: the day, g + 1 months later; the last day of that month if it has no such day
             */
            FecVencimiento: string;
            /** @description n */
            Cuotas: number;
            /** @description 2.5, and round4(19 %) of it as VAT: 2.975 */
            TasacionUF: components["schemas"]["UfAmount"];
            /** @description 3, and round4(19 %) of it as VAT: 3.57 */
            EstudioTitulosUF: components["schemas"]["UfAmount"];
            /** @description 2.5, and round4(19 %) of it as VAT: 2.975 */
            Borrador: components["schemas"]["UfAmount"];
            /** @description 3 */
            Notaria: components["schemas"]["UfAmount"];
            /** @description registration of the mortgage, round4(0.003 × C), and with destino 1, where a property is sold, that of the new owner, round4(0.003 × V) */
            CBR: components["schemas"]["UfAmount"];
            /** @description tax on the loan: round4(0.008 × C), with DFL2 round4(0.002 × C), and 0 for a refinancing (destino 72 and 70) */
            ImpuestoTE: components["schemas"]["UfAmount"];
        };
        DividendoAnswer: {
            salida: components["schemas"]["DividendoRow"][];
        };
        OperationCostsRequest: {
            credit_amount: components["schemas"]["UfAmount"];
            estate_value: components["schemas"]["UfAmount"];
            has_dfl2: boolean;
            is_social_estate: boolean;
            /** @enum {integer} */
            subpurpose: 1 | 2 | 7;
        };
        OperationCost: {
            operation_cost_description: components["schemas"]["Name"];
            amount_uf: components["schemas"]["UfAmount"];
        };
        TmcRequest: {
            /** @description UF for currency 998, pesos for 999 */
            amount: number;
            /** @enum {integer} */
            currency: 998 | 999;
            /** @description months */
            period: number;
        };
        TmcAnswer: {
            /** @description Annual percent */
            Valor: number;
        };
        TarifaRequest: {
            amount: components["schemas"]["UfAmount"];
            /** @description years */
            period: number;
            loan_use: components["schemas"]["Code"];
            product: components["schemas"]["Code"];
            real_estate_type: components["schemas"]["Code"];
        };
        TarifaAnswer: {
            /** @description Annual percent */
            rate: number;
        };
        Product: {
            id: components["schemas"]["Code"];
            name: components["schemas"]["Name"];
            description?: string;
            is_active?: boolean;
            is_range_amount_valid?: boolean;
            is_range_valid_period?: boolean;
            min_amount?: components["schemas"]["UfAmount"];
            max_amount?: components["schemas"]["UfAmount"];
            min_period?: number;
            max_period?: number;
        };
        LoanUse: {
            id: components["schemas"]["Code"];
            name: components["schemas"]["Name"];
            description?: string;
        };
        RealEstateType: {
            id: components["schemas"]["Code"];
            name: components["schemas"]["Name"];
        };
        NewProduct: {
            id?: components["schemas"]["Code"];
            name: components["schemas"]["Name"];
            description?: string;
            is_active?: boolean;
            min_amount?: components["schemas"]["UfAmount"];
            max_amount?: components["schemas"]["UfAmount"];
            min_period?: number;
            max_period?: number;
        };
        ProductChange: {
            name?: components["schemas"]["Name"];
            description?: string;
            is_active?: boolean;
            min_amount?: components["schemas"]["UfAmount"];
            max_amount?: components["schemas"]["UfAmount"];
            min_period?: number;
            max_period?: number;
        };
        NewLoanUse: {
            id?: components["schemas"]["Code"];
            name: components["schemas"]["Name"];
            description?: string;
        };
        LoanUseChange: {
            name?: components["schemas"]["Name"];
            description?: string;
        };
        RangePeriod: {
            id: components["schemas"]["Code"];
            product: components["schemas"]["Code"];
            min_years: number;
            max_years: number;
        };
        NewRangePeriod: {
            product: components["schemas"]["Code"];
            min_years: number;
            max_years: number;
        };
        RangePeriodChange: {
            product?: components["schemas"]["Code"];
            min_years?: number;
            max_years?: number;
        };
        RangeAmount: {
            id: components["schemas"]["Code"];
            product: components["schemas"]["Code"];
            min_amount: components["schemas"]["UfAmount"];
            max_amount: components["schemas"]["UfAmount"];
        };
        NewRangeAmount: {
            product: components["schemas"]["Code"];
            min_amount: components["schemas"]["UfAmount"];
            max_amount: components["schemas"]["UfAmount"];
        };
        RangeAmountChange: {
            product?: components["schemas"]["Code"];
            min_amount?: components["schemas"]["UfAmount"];
            max_amount?: components["schemas"]["UfAmount"];
        };
        Rate: {
            id: components["schemas"]["Code"];
            product: components["schemas"]["Code"];
            loan_use: components["schemas"]["Code"];
            real_estate_type: components["schemas"]["Code"];
            range_period: components["schemas"]["Code"];
            range_amount: components["schemas"]["Code"];
            /** @description Annual percent */
            rate: number;
        };
        /** @description A form's values, which are texts */
        NewTarificador: {
            product: components["schemas"]["CodeText"];
            loan_use: components["schemas"]["CodeText"];
            real_estate_type: components["schemas"]["CodeText"];
            range_period: components["schemas"]["CodeText"];
            range_amount: components["schemas"]["CodeText"];
            /** @description Annual percent */
            rate: string;
        };
        CodeText: string;
        TarificadorChange: {
            /** @description Annual percent */
            rate: number;
        };
        RateGroup: {
            id: components["schemas"]["Code"];
            name: components["schemas"]["Name"];
            loan_use: components["schemas"]["Code"][];
            real_estate_types: components["schemas"]["Code"][];
        };
        RateInForce: {
            id: components["schemas"]["Code"];
            product: components["schemas"]["Code"];
            loan_use: components["schemas"]["Code"];
            real_estate_type: components["schemas"]["Code"];
            min_years: number;
            max_years: number;
            min_amount: components["schemas"]["UfAmount"];
            max_amount: components["schemas"]["UfAmount"];
            /** @description Annual percent */
            rate: number;
        };
        IdentifiedName: {
            Id: components["schemas"]["Code"];
            Descripcion: components["schemas"]["Name"];
        };
        Company: {
            id: components["schemas"]["Code"];
            company_name: components["schemas"]["Name"];
        };
        CompanyProject: {
            id: components["schemas"]["Code"];
            project_name: components["schemas"]["Name"];
            /** @description Its locations; each belongs to a company */
            company_locations: components["schemas"]["Code"][];
        };
        CompanyLocation: {
            id: components["schemas"]["Code"];
            company: components["schemas"]["Code"];
            /** @description CUT code */
            comuna?: string;
        };
        WorkflowRefusal: {
            detail: string;
            /**
             * @description A code of the reason, for the caller
             * @enum {string}
             */
            code?: "email_taken" | "vat_taken" | "email_and_vat_taken" | "pdf_critical_error";
        };
        Made: {
            id: components["schemas"]["MadeId"];
        };
        MadeId: number;
        ApplicationRequest: {
            managed_by: components["schemas"]["Code"];
        };
        Application: {
            /** Format: uuid */
            uuid: string;
        };
        PropertyExtended: {
            address: {
                dependant_locality: components["schemas"]["Code"];
                thoroughfare: string;
            };
            metadata: {
                price: components["schemas"]["UfAmount"];
                dfl_two: boolean;
                /**
                 * @description used, new
                 * @enum {string}
                 */
                old_type: "OD" | "NW";
                real_state_type: components["schemas"]["Code"];
            };
        };
        PartakerExtended: {
            /** @enum {string} */
            partaker_type: "MA";
            /** @enum {string} */
            address_type: "NR";
            client: {
                profile: {
                    metadata: {
                        cell_phone: string | null;
                    };
                    vat: string;
                    user: {
                        email: string;
                        first_name: string;
                        last_name: string;
                    };
                };
            };
        };
        Partaker: {
            id: components["schemas"]["MadeId"];
            client: {
                profile: {
                    vat: string;
                    user: {
                        email: string;
                    };
                };
            };
        };
        Income: {
            months: string[];
            income_catalog: components["schemas"]["Code"];
            partaker: components["schemas"]["Code"];
            amount: components["schemas"]["PesoAmount"];
        };
        CreditGeneralData: {
            rate: components["schemas"]["AnnualRatePct"];
            /** @description credit in percent of the price */
            terms: number;
            price: components["schemas"]["UfAmount"];
            grants: components["schemas"]["Code"];
            /** @description months */
            grace: number;
            product: components["schemas"]["Code"];
            loan_use: components["schemas"]["Code"];
            grants_value: components["schemas"]["UfAmount"];
            cash_amount: components["schemas"]["UfAmount"];
            /** @description years */
            period: number;
            credit_amount: components["schemas"]["UfAmount"];
            mortgage_fee: components["schemas"]["PesoAmount"];
        };
        StateVars: {
            id: components["schemas"]["MadeId"];
            /** Format: uuid */
            application: string;
        };
        StateVarsChange: {
            life_insurances: components["schemas"]["Code"][];
            fire_insurances: components["schemas"]["Code"][];
            unemployment_insurances: components["schemas"]["Code"][];
            partaker: components["schemas"]["Code"];
            income: components["schemas"]["Code"];
            credit_general_data: components["schemas"]["Code"];
            property: components["schemas"]["Code"];
        };
        Sim2Wf: {
            /**
             * Format: uuid
             * @description the application's
             */
            uuid: string;
            /** Format: uuid */
            simulation: string;
            executive: components["schemas"]["Code"];
        };
    };
    responses: {
        /** @description Refused or failed */
        CmfRefusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CmfRefusal"];
            };
        };
        /** @description Refused or failed */
        WorkflowRefusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkflowRefusal"];
            };
        };
        /** @description No or wrong service credentials */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DetailBody"];
            };
        };
        /** @description Refused or failed */
        Errors: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorsBody"];
            };
        };
        /** @description Refused or failed */
        ErrorsDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorsDetailBody"];
            };
        };
        /** @description Refused or failed */
        Detail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DetailBody"];
            };
        };
        /** @description Products */
        Products: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Product"][];
            };
        };
        /** @description Property types */
        RealEstateTypes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RealEstateType"][];
            };
        };
    };
    parameters: {
        CmfYear: string;
        CmfMonth: string;
        CmfFormat: "json";
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    paridad: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UF value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UfValue"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Errors"];
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
            /** @description Catalogues */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalogos"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Errors"];
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
            /** @description Insurances on offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seguro"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Errors"];
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
            /** @description Insurances on offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seguro"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Errors"];
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
            /** @description Insurances on offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seguro"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Errors"];
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
                "application/json": components["schemas"]["DividendoRequest"];
            };
        };
        responses: {
            /** @description The first row of salida is the answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DividendoAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorsDetailBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["ErrorsDetail"];
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
            /** @description Rates in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateInForce"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Errors"];
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
            /** @description The document, from `%PDF-` to `%%EOF` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            /** @description There is no such simulation */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailBody"];
                };
            };
            default: components["responses"]["Detail"];
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
                "application/json": components["schemas"]["OperationCostsRequest"];
            };
        };
        responses: {
            /** @description One line per cost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationCost"][];
                };
            };
            400: components["responses"]["ErrorsDetail"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["ErrorsDetail"];
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
                "application/json": components["schemas"]["TmcRequest"];
            };
        };
        responses: {
            /** @description The rate in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TmcAnswer"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            /** @description None is published */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailBody"];
                };
            };
            default: components["responses"]["Detail"];
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
            200: components["responses"]["Products"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanUse"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
            200: components["responses"]["RealEstateTypes"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
                "application/json": components["schemas"]["TarifaRequest"];
            };
        };
        responses: {
            /** @description The suggested rate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TarifaAnswer"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            /** @description There is no rate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailBody"];
                };
            };
            default: components["responses"]["Detail"];
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
            200: components["responses"]["Products"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description The present row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
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
            /** @description All rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangePeriod"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
                "application/json": components["schemas"]["NewRangePeriod"];
            };
        };
        responses: {
            /** @description The present row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangePeriod"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
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
            /** @description All rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangeAmount"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
                "application/json": components["schemas"]["NewRangeAmount"];
            };
        };
        responses: {
            /** @description The present row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangeAmount"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
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
            /** @description All rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanUse"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
                "application/json": components["schemas"]["NewLoanUse"];
            };
        };
        responses: {
            /** @description The present row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanUse"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
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
            /** @description All rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rate"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
                "application/json": components["schemas"]["NewTarificador"];
            };
        };
        responses: {
            /** @description The present row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rate"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
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
            /** @description All rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateGroup"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
        };
    };
    delete_Tarificador: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Detail"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
        };
    };
    patch_Tarificador: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TarificadorChange"];
            };
        };
        responses: {
            /** @description The present row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rate"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Detail"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
        };
    };
    delete_RangePeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Detail"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
        };
    };
    patch_RangePeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RangePeriodChange"];
            };
        };
        responses: {
            /** @description The present row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangePeriod"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Detail"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
        };
    };
    delete_RangeAmount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Detail"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
        };
    };
    patch_RangeAmount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RangeAmountChange"];
            };
        };
        responses: {
            /** @description The present row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RangeAmount"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Detail"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
        };
    };
    delete_LoanUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Detail"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
        };
    };
    patch_LoanUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoanUseChange"];
            };
        };
        responses: {
            /** @description The present row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanUse"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Detail"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
        };
    };
    delete_Product: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Detail"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
        };
    };
    patch_Product: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            /** @description The present row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Detail"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["Detail"];
            409: components["responses"]["Detail"];
            default: components["responses"]["Detail"];
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
            200: components["responses"]["RealEstateTypes"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
            /** @description Companies by their ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentifiedName"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
        };
    };
    get_projects_by_real_estate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects by their ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentifiedName"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such company */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailBody"];
                };
            };
            default: components["responses"]["Detail"];
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
            /** @description Companies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
            /** @description Projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyProject"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
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
            /** @description Locations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLocation"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
        };
    };
    last_simulation_email: {
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
            /** @description Accepted for delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such client */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailBody"];
                };
            };
            default: components["responses"]["Detail"];
        };
    };
    token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description The user's token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access: string;
                    };
                };
            };
            /** @description Wrong e-mail or password */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailBody"];
                };
            };
            default: components["responses"]["Detail"];
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
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description identifies the user; never given to another one */
                        id: number;
                        email: string;
                        full_name: string;
                        /** @description adminrole, executiverole, commercialrole or default; any other gives no rights */
                        bank_role: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Detail"];
        };
    };
    Application: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationRequest"];
            };
        };
        responses: {
            /** @description The application */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["WorkflowRefusal"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["WorkflowRefusal"];
            default: components["responses"]["WorkflowRefusal"];
        };
    };
    PropertyExtended: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyExtended"];
            };
        };
        responses: {
            /** @description Its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            400: components["responses"]["WorkflowRefusal"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["WorkflowRefusal"];
            default: components["responses"]["WorkflowRefusal"];
        };
    };
    partakers: {
        parameters: {
            query: {
                client__profile__vat: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One, none, or several */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partaker"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["WorkflowRefusal"];
        };
    };
    PartakerExtended: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartakerExtended"];
            };
        };
        responses: {
            /** @description Its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            400: components["responses"]["WorkflowRefusal"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["WorkflowRefusal"];
            default: components["responses"]["WorkflowRefusal"];
        };
    };
    Income: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Income"];
            };
        };
        responses: {
            /** @description Its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            400: components["responses"]["WorkflowRefusal"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["WorkflowRefusal"];
            default: components["responses"]["WorkflowRefusal"];
        };
    };
    CreditGeneralData: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditGeneralData"];
            };
        };
        responses: {
            /** @description Its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            400: components["responses"]["WorkflowRefusal"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["WorkflowRefusal"];
            default: components["responses"]["WorkflowRefusal"];
        };
    };
    StateVars: {
        parameters: {
            query: {
                application: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One set of variables; none for an unknown application */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateVars"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["WorkflowRefusal"];
        };
    };
    patch_StateVars: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateVarsChange"];
            };
        };
        responses: {
            /** @description Their id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            400: components["responses"]["WorkflowRefusal"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WorkflowRefusal"];
            default: components["responses"]["WorkflowRefusal"];
        };
    };
    Sim2Wf: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sim2Wf"];
            };
        };
        responses: {
            /** @description The request's number, as people refer to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request: components["schemas"]["MadeId"];
                    };
                };
            };
            400: components["responses"]["WorkflowRefusal"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["WorkflowRefusal"];
            default: components["responses"]["WorkflowRefusal"];
        };
    };
    cmf_uf: {
        parameters: {
            query: {
                formato: components["parameters"]["CmfFormat"];
            };
            header?: never;
            path: {
                year: components["parameters"]["CmfYear"];
                month: components["parameters"]["CmfMonth"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UF values */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmfUf"];
                };
            };
            /** @description None is published */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmfRefusal"];
                };
            };
            default: components["responses"]["CmfRefusal"];
        };
    };
    cmf_uf_later: {
        parameters: {
            query: {
                formato: components["parameters"]["CmfFormat"];
            };
            header?: never;
            path: {
                year: components["parameters"]["CmfYear"];
                month: components["parameters"]["CmfMonth"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UF values */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmfUf"];
                };
            };
            /** @description None is published */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmfRefusal"];
                };
            };
            default: components["responses"]["CmfRefusal"];
        };
    };
    cmf_tmc: {
        parameters: {
            query: {
                formato: components["parameters"]["CmfFormat"];
            };
            header?: never;
            path: {
                year: components["parameters"]["CmfYear"];
                month: components["parameters"]["CmfMonth"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Maximum conventional rates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmfTmc"];
                };
            };
            /** @description None is published */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmfRefusal"];
                };
            };
            default: components["responses"]["CmfRefusal"];
        };
    };
}
