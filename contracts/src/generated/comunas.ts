/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

import type { components } from './core.ts';

export const REGIONES: readonly components['schemas']['Region'][] = [
  {
    "id": "01",
    "name": "Tarapacá"
  },
  {
    "id": "02",
    "name": "Antofagasta"
  },
  {
    "id": "03",
    "name": "Atacama"
  },
  {
    "id": "04",
    "name": "Coquimbo"
  },
  {
    "id": "05",
    "name": "Valparaíso"
  },
  {
    "id": "06",
    "name": "Libertador General Bernardo O'Higgins"
  },
  {
    "id": "07",
    "name": "Maule"
  },
  {
    "id": "08",
    "name": "Biobío"
  },
  {
    "id": "09",
    "name": "La Araucanía"
  },
  {
    "id": "10",
    "name": "Los Lagos"
  },
  {
    "id": "11",
    "name": "Aysén del General Carlos Ibáñez del Campo"
  },
  {
    "id": "12",
    "name": "Magallanes y de la Antártica Chilena"
  },
  {
    "id": "13",
    "name": "Metropolitana de Santiago"
  },
  {
    "id": "14",
    "name": "Los Ríos"
  },
  {
    "id": "15",
    "name": "Arica y Parinacota"
  },
  {
    "id": "16",
    "name": "Ñuble"
  }
];

export const COMUNAS: readonly components['schemas']['Comuna'][] = [
  {
    "id": "01101",
    "name": "Iquique",
    "region": "01"
  },
  {
    "id": "01107",
    "name": "Alto Hospicio",
    "region": "01"
  },
  {
    "id": "01401",
    "name": "Pozo Almonte",
    "region": "01"
  },
  {
    "id": "01402",
    "name": "Camiña",
    "region": "01"
  },
  {
    "id": "01403",
    "name": "Colchane",
    "region": "01"
  },
  {
    "id": "01404",
    "name": "Huara",
    "region": "01"
  },
  {
    "id": "01405",
    "name": "Pica",
    "region": "01"
  },
  {
    "id": "02101",
    "name": "Antofagasta",
    "region": "02"
  },
  {
    "id": "02102",
    "name": "Mejillones",
    "region": "02"
  },
  {
    "id": "02103",
    "name": "Sierra Gorda",
    "region": "02"
  },
  {
    "id": "02104",
    "name": "Taltal",
    "region": "02"
  },
  {
    "id": "02201",
    "name": "Calama",
    "region": "02"
  },
  {
    "id": "02202",
    "name": "Ollagüe",
    "region": "02"
  },
  {
    "id": "02203",
    "name": "San Pedro de Atacama",
    "region": "02"
  },
  {
    "id": "02301",
    "name": "Tocopilla",
    "region": "02"
  },
  {
    "id": "02302",
    "name": "María Elena",
    "region": "02"
  },
  {
    "id": "03101",
    "name": "Copiapó",
    "region": "03"
  },
  {
    "id": "03102",
    "name": "Caldera",
    "region": "03"
  },
  {
    "id": "03103",
    "name": "Tierra Amarilla",
    "region": "03"
  },
  {
    "id": "03201",
    "name": "Chañaral",
    "region": "03"
  },
  {
    "id": "03202",
    "name": "Diego de Almagro",
    "region": "03"
  },
  {
    "id": "03301",
    "name": "Vallenar",
    "region": "03"
  },
  {
    "id": "03302",
    "name": "Alto del Carmen",
    "region": "03"
  },
  {
    "id": "03303",
    "name": "Freirina",
    "region": "03"
  },
  {
    "id": "03304",
    "name": "Huasco",
    "region": "03"
  },
  {
    "id": "04101",
    "name": "La Serena",
    "region": "04"
  },
  {
    "id": "04102",
    "name": "Coquimbo",
    "region": "04"
  },
  {
    "id": "04103",
    "name": "Andacollo",
    "region": "04"
  },
  {
    "id": "04104",
    "name": "La Higuera",
    "region": "04"
  },
  {
    "id": "04105",
    "name": "Paiguano",
    "region": "04"
  },
  {
    "id": "04106",
    "name": "Vicuña",
    "region": "04"
  },
  {
    "id": "04201",
    "name": "Illapel",
    "region": "04"
  },
  {
    "id": "04202",
    "name": "Canela",
    "region": "04"
  },
  {
    "id": "04203",
    "name": "Los Vilos",
    "region": "04"
  },
  {
    "id": "04204",
    "name": "Salamanca",
    "region": "04"
  },
  {
    "id": "04301",
    "name": "Ovalle",
    "region": "04"
  },
  {
    "id": "04302",
    "name": "Combarbalá",
    "region": "04"
  },
  {
    "id": "04303",
    "name": "Monte Patria",
    "region": "04"
  },
  {
    "id": "04304",
    "name": "Punitaqui",
    "region": "04"
  },
  {
    "id": "04305",
    "name": "Río Hurtado",
    "region": "04"
  },
  {
    "id": "05101",
    "name": "Valparaíso",
    "region": "05"
  },
  {
    "id": "05102",
    "name": "Casablanca",
    "region": "05"
  },
  {
    "id": "05103",
    "name": "Concón",
    "region": "05"
  },
  {
    "id": "05104",
    "name": "Juan Fernández",
    "region": "05"
  },
  {
    "id": "05105",
    "name": "Puchuncaví",
    "region": "05"
  },
  {
    "id": "05107",
    "name": "Quintero",
    "region": "05"
  },
  {
    "id": "05109",
    "name": "Viña del Mar",
    "region": "05"
  },
  {
    "id": "05201",
    "name": "Isla de Pascua",
    "region": "05"
  },
  {
    "id": "05301",
    "name": "Los Andes",
    "region": "05"
  },
  {
    "id": "05302",
    "name": "Calle Larga",
    "region": "05"
  },
  {
    "id": "05303",
    "name": "Rinconada",
    "region": "05"
  },
  {
    "id": "05304",
    "name": "San Esteban",
    "region": "05"
  },
  {
    "id": "05401",
    "name": "La Ligua",
    "region": "05"
  },
  {
    "id": "05402",
    "name": "Cabildo",
    "region": "05"
  },
  {
    "id": "05403",
    "name": "Papudo",
    "region": "05"
  },
  {
    "id": "05404",
    "name": "Petorca",
    "region": "05"
  },
  {
    "id": "05405",
    "name": "Zapallar",
    "region": "05"
  },
  {
    "id": "05501",
    "name": "Quillota",
    "region": "05"
  },
  {
    "id": "05502",
    "name": "Calera",
    "region": "05"
  },
  {
    "id": "05503",
    "name": "Hijuelas",
    "region": "05"
  },
  {
    "id": "05504",
    "name": "La Cruz",
    "region": "05"
  },
  {
    "id": "05506",
    "name": "Nogales",
    "region": "05"
  },
  {
    "id": "05601",
    "name": "San Antonio",
    "region": "05"
  },
  {
    "id": "05602",
    "name": "Algarrobo",
    "region": "05"
  },
  {
    "id": "05603",
    "name": "Cartagena",
    "region": "05"
  },
  {
    "id": "05604",
    "name": "El Quisco",
    "region": "05"
  },
  {
    "id": "05605",
    "name": "El Tabo",
    "region": "05"
  },
  {
    "id": "05606",
    "name": "Santo Domingo",
    "region": "05"
  },
  {
    "id": "05701",
    "name": "San Felipe",
    "region": "05"
  },
  {
    "id": "05702",
    "name": "Catemu",
    "region": "05"
  },
  {
    "id": "05703",
    "name": "Llaillay",
    "region": "05"
  },
  {
    "id": "05704",
    "name": "Panquehue",
    "region": "05"
  },
  {
    "id": "05705",
    "name": "Putaendo",
    "region": "05"
  },
  {
    "id": "05706",
    "name": "Santa María",
    "region": "05"
  },
  {
    "id": "05801",
    "name": "Quilpué",
    "region": "05"
  },
  {
    "id": "05802",
    "name": "Limache",
    "region": "05"
  },
  {
    "id": "05803",
    "name": "Olmué",
    "region": "05"
  },
  {
    "id": "05804",
    "name": "Villa Alemana",
    "region": "05"
  },
  {
    "id": "06101",
    "name": "Rancagua",
    "region": "06"
  },
  {
    "id": "06102",
    "name": "Codegua",
    "region": "06"
  },
  {
    "id": "06103",
    "name": "Coinco",
    "region": "06"
  },
  {
    "id": "06104",
    "name": "Coltauco",
    "region": "06"
  },
  {
    "id": "06105",
    "name": "Doñihue",
    "region": "06"
  },
  {
    "id": "06106",
    "name": "Graneros",
    "region": "06"
  },
  {
    "id": "06107",
    "name": "Las Cabras",
    "region": "06"
  },
  {
    "id": "06108",
    "name": "Machalí",
    "region": "06"
  },
  {
    "id": "06109",
    "name": "Malloa",
    "region": "06"
  },
  {
    "id": "06110",
    "name": "Mostazal",
    "region": "06"
  },
  {
    "id": "06111",
    "name": "Olivar",
    "region": "06"
  },
  {
    "id": "06112",
    "name": "Peumo",
    "region": "06"
  },
  {
    "id": "06113",
    "name": "Pichidegua",
    "region": "06"
  },
  {
    "id": "06114",
    "name": "Quinta de Tilcoco",
    "region": "06"
  },
  {
    "id": "06115",
    "name": "Rengo",
    "region": "06"
  },
  {
    "id": "06116",
    "name": "Requínoa",
    "region": "06"
  },
  {
    "id": "06117",
    "name": "San Vicente",
    "region": "06"
  },
  {
    "id": "06201",
    "name": "Pichilemu",
    "region": "06"
  },
  {
    "id": "06202",
    "name": "La Estrella",
    "region": "06"
  },
  {
    "id": "06203",
    "name": "Litueche",
    "region": "06"
  },
  {
    "id": "06204",
    "name": "Marchihue",
    "region": "06"
  },
  {
    "id": "06205",
    "name": "Navidad",
    "region": "06"
  },
  {
    "id": "06206",
    "name": "Paredones",
    "region": "06"
  },
  {
    "id": "06301",
    "name": "San Fernando",
    "region": "06"
  },
  {
    "id": "06302",
    "name": "Chépica",
    "region": "06"
  },
  {
    "id": "06303",
    "name": "Chimbarongo",
    "region": "06"
  },
  {
    "id": "06304",
    "name": "Lolol",
    "region": "06"
  },
  {
    "id": "06305",
    "name": "Nancagua",
    "region": "06"
  },
  {
    "id": "06306",
    "name": "Palmilla",
    "region": "06"
  },
  {
    "id": "06307",
    "name": "Peralillo",
    "region": "06"
  },
  {
    "id": "06308",
    "name": "Placilla",
    "region": "06"
  },
  {
    "id": "06309",
    "name": "Pumanque",
    "region": "06"
  },
  {
    "id": "06310",
    "name": "Santa Cruz",
    "region": "06"
  },
  {
    "id": "07101",
    "name": "Talca",
    "region": "07"
  },
  {
    "id": "07102",
    "name": "Constitución",
    "region": "07"
  },
  {
    "id": "07103",
    "name": "Curepto",
    "region": "07"
  },
  {
    "id": "07104",
    "name": "Empedrado",
    "region": "07"
  },
  {
    "id": "07105",
    "name": "Maule",
    "region": "07"
  },
  {
    "id": "07106",
    "name": "Pelarco",
    "region": "07"
  },
  {
    "id": "07107",
    "name": "Pencahue",
    "region": "07"
  },
  {
    "id": "07108",
    "name": "Río Claro",
    "region": "07"
  },
  {
    "id": "07109",
    "name": "San Clemente",
    "region": "07"
  },
  {
    "id": "07110",
    "name": "San Rafael",
    "region": "07"
  },
  {
    "id": "07201",
    "name": "Cauquenes",
    "region": "07"
  },
  {
    "id": "07202",
    "name": "Chanco",
    "region": "07"
  },
  {
    "id": "07203",
    "name": "Pelluhue",
    "region": "07"
  },
  {
    "id": "07301",
    "name": "Curicó",
    "region": "07"
  },
  {
    "id": "07302",
    "name": "Hualañé",
    "region": "07"
  },
  {
    "id": "07303",
    "name": "Licantén",
    "region": "07"
  },
  {
    "id": "07304",
    "name": "Molina",
    "region": "07"
  },
  {
    "id": "07305",
    "name": "Rauco",
    "region": "07"
  },
  {
    "id": "07306",
    "name": "Romeral",
    "region": "07"
  },
  {
    "id": "07307",
    "name": "Sagrada Familia",
    "region": "07"
  },
  {
    "id": "07308",
    "name": "Teno",
    "region": "07"
  },
  {
    "id": "07309",
    "name": "Vichuquén",
    "region": "07"
  },
  {
    "id": "07401",
    "name": "Linares",
    "region": "07"
  },
  {
    "id": "07402",
    "name": "Colbún",
    "region": "07"
  },
  {
    "id": "07403",
    "name": "Longaví",
    "region": "07"
  },
  {
    "id": "07404",
    "name": "Parral",
    "region": "07"
  },
  {
    "id": "07405",
    "name": "Retiro",
    "region": "07"
  },
  {
    "id": "07406",
    "name": "San Javier",
    "region": "07"
  },
  {
    "id": "07407",
    "name": "Villa Alegre",
    "region": "07"
  },
  {
    "id": "07408",
    "name": "Yerbas Buenas",
    "region": "07"
  },
  {
    "id": "08101",
    "name": "Concepción",
    "region": "08"
  },
  {
    "id": "08102",
    "name": "Coronel",
    "region": "08"
  },
  {
    "id": "08103",
    "name": "Chiguayante",
    "region": "08"
  },
  {
    "id": "08104",
    "name": "Florida",
    "region": "08"
  },
  {
    "id": "08105",
    "name": "Hualqui",
    "region": "08"
  },
  {
    "id": "08106",
    "name": "Lota",
    "region": "08"
  },
  {
    "id": "08107",
    "name": "Penco",
    "region": "08"
  },
  {
    "id": "08108",
    "name": "San Pedro de la Paz",
    "region": "08"
  },
  {
    "id": "08109",
    "name": "Santa Juana",
    "region": "08"
  },
  {
    "id": "08110",
    "name": "Talcahuano",
    "region": "08"
  },
  {
    "id": "08111",
    "name": "Tomé",
    "region": "08"
  },
  {
    "id": "08112",
    "name": "Hualpén",
    "region": "08"
  },
  {
    "id": "08201",
    "name": "Lebu",
    "region": "08"
  },
  {
    "id": "08202",
    "name": "Arauco",
    "region": "08"
  },
  {
    "id": "08203",
    "name": "Cañete",
    "region": "08"
  },
  {
    "id": "08204",
    "name": "Contulmo",
    "region": "08"
  },
  {
    "id": "08205",
    "name": "Curanilahue",
    "region": "08"
  },
  {
    "id": "08206",
    "name": "Los Álamos",
    "region": "08"
  },
  {
    "id": "08207",
    "name": "Tirúa",
    "region": "08"
  },
  {
    "id": "08301",
    "name": "Los Ángeles",
    "region": "08"
  },
  {
    "id": "08302",
    "name": "Antuco",
    "region": "08"
  },
  {
    "id": "08303",
    "name": "Cabrero",
    "region": "08"
  },
  {
    "id": "08304",
    "name": "Laja",
    "region": "08"
  },
  {
    "id": "08305",
    "name": "Mulchén",
    "region": "08"
  },
  {
    "id": "08306",
    "name": "Nacimiento",
    "region": "08"
  },
  {
    "id": "08307",
    "name": "Negrete",
    "region": "08"
  },
  {
    "id": "08308",
    "name": "Quilaco",
    "region": "08"
  },
  {
    "id": "08309",
    "name": "Quilleco",
    "region": "08"
  },
  {
    "id": "08310",
    "name": "San Rosendo",
    "region": "08"
  },
  {
    "id": "08311",
    "name": "Santa Bárbara",
    "region": "08"
  },
  {
    "id": "08312",
    "name": "Tucapel",
    "region": "08"
  },
  {
    "id": "08313",
    "name": "Yumbel",
    "region": "08"
  },
  {
    "id": "08314",
    "name": "Alto Biobío",
    "region": "08"
  },
  {
    "id": "09101",
    "name": "Temuco",
    "region": "09"
  },
  {
    "id": "09102",
    "name": "Carahue",
    "region": "09"
  },
  {
    "id": "09103",
    "name": "Cunco",
    "region": "09"
  },
  {
    "id": "09104",
    "name": "Curarrehue",
    "region": "09"
  },
  {
    "id": "09105",
    "name": "Freire",
    "region": "09"
  },
  {
    "id": "09106",
    "name": "Galvarino",
    "region": "09"
  },
  {
    "id": "09107",
    "name": "Gorbea",
    "region": "09"
  },
  {
    "id": "09108",
    "name": "Lautaro",
    "region": "09"
  },
  {
    "id": "09109",
    "name": "Loncoche",
    "region": "09"
  },
  {
    "id": "09110",
    "name": "Melipeuco",
    "region": "09"
  },
  {
    "id": "09111",
    "name": "Nueva Imperial",
    "region": "09"
  },
  {
    "id": "09112",
    "name": "Padre Las Casas",
    "region": "09"
  },
  {
    "id": "09113",
    "name": "Perquenco",
    "region": "09"
  },
  {
    "id": "09114",
    "name": "Pitrufquén",
    "region": "09"
  },
  {
    "id": "09115",
    "name": "Pucón",
    "region": "09"
  },
  {
    "id": "09116",
    "name": "Saavedra",
    "region": "09"
  },
  {
    "id": "09117",
    "name": "Teodoro Schmidt",
    "region": "09"
  },
  {
    "id": "09118",
    "name": "Toltén",
    "region": "09"
  },
  {
    "id": "09119",
    "name": "Vilcún",
    "region": "09"
  },
  {
    "id": "09120",
    "name": "Villarrica",
    "region": "09"
  },
  {
    "id": "09121",
    "name": "Cholchol",
    "region": "09"
  },
  {
    "id": "09201",
    "name": "Angol",
    "region": "09"
  },
  {
    "id": "09202",
    "name": "Collipulli",
    "region": "09"
  },
  {
    "id": "09203",
    "name": "Curacautín",
    "region": "09"
  },
  {
    "id": "09204",
    "name": "Ercilla",
    "region": "09"
  },
  {
    "id": "09205",
    "name": "Lonquimay",
    "region": "09"
  },
  {
    "id": "09206",
    "name": "Los Sauces",
    "region": "09"
  },
  {
    "id": "09207",
    "name": "Lumaco",
    "region": "09"
  },
  {
    "id": "09208",
    "name": "Purén",
    "region": "09"
  },
  {
    "id": "09209",
    "name": "Renaico",
    "region": "09"
  },
  {
    "id": "09210",
    "name": "Traiguén",
    "region": "09"
  },
  {
    "id": "09211",
    "name": "Victoria",
    "region": "09"
  },
  {
    "id": "10101",
    "name": "Puerto Montt",
    "region": "10"
  },
  {
    "id": "10102",
    "name": "Calbuco",
    "region": "10"
  },
  {
    "id": "10103",
    "name": "Cochamó",
    "region": "10"
  },
  {
    "id": "10104",
    "name": "Fresia",
    "region": "10"
  },
  {
    "id": "10105",
    "name": "Frutillar",
    "region": "10"
  },
  {
    "id": "10106",
    "name": "Los Muermos",
    "region": "10"
  },
  {
    "id": "10107",
    "name": "Llanquihue",
    "region": "10"
  },
  {
    "id": "10108",
    "name": "Maullín",
    "region": "10"
  },
  {
    "id": "10109",
    "name": "Puerto Varas",
    "region": "10"
  },
  {
    "id": "10201",
    "name": "Castro",
    "region": "10"
  },
  {
    "id": "10202",
    "name": "Ancud",
    "region": "10"
  },
  {
    "id": "10203",
    "name": "Chonchi",
    "region": "10"
  },
  {
    "id": "10204",
    "name": "Curaco de Vélez",
    "region": "10"
  },
  {
    "id": "10205",
    "name": "Dalcahue",
    "region": "10"
  },
  {
    "id": "10206",
    "name": "Puqueldón",
    "region": "10"
  },
  {
    "id": "10207",
    "name": "Queilén",
    "region": "10"
  },
  {
    "id": "10208",
    "name": "Quellón",
    "region": "10"
  },
  {
    "id": "10209",
    "name": "Quemchi",
    "region": "10"
  },
  {
    "id": "10210",
    "name": "Quinchao",
    "region": "10"
  },
  {
    "id": "10301",
    "name": "Osorno",
    "region": "10"
  },
  {
    "id": "10302",
    "name": "Puerto Octay",
    "region": "10"
  },
  {
    "id": "10303",
    "name": "Purranque",
    "region": "10"
  },
  {
    "id": "10304",
    "name": "Puyehue",
    "region": "10"
  },
  {
    "id": "10305",
    "name": "Río Negro",
    "region": "10"
  },
  {
    "id": "10306",
    "name": "San Juan de la Costa",
    "region": "10"
  },
  {
    "id": "10307",
    "name": "San Pablo",
    "region": "10"
  },
  {
    "id": "10401",
    "name": "Chaitén",
    "region": "10"
  },
  {
    "id": "10402",
    "name": "Futaleufú",
    "region": "10"
  },
  {
    "id": "10403",
    "name": "Hualaihué",
    "region": "10"
  },
  {
    "id": "10404",
    "name": "Palena",
    "region": "10"
  },
  {
    "id": "11101",
    "name": "Coyhaique",
    "region": "11"
  },
  {
    "id": "11102",
    "name": "Lago Verde",
    "region": "11"
  },
  {
    "id": "11201",
    "name": "Aysén",
    "region": "11"
  },
  {
    "id": "11202",
    "name": "Cisnes",
    "region": "11"
  },
  {
    "id": "11203",
    "name": "Guaitecas",
    "region": "11"
  },
  {
    "id": "11301",
    "name": "Cochrane",
    "region": "11"
  },
  {
    "id": "11302",
    "name": "O'Higgins",
    "region": "11"
  },
  {
    "id": "11303",
    "name": "Tortel",
    "region": "11"
  },
  {
    "id": "11401",
    "name": "Chile Chico",
    "region": "11"
  },
  {
    "id": "11402",
    "name": "Río Ibáñez",
    "region": "11"
  },
  {
    "id": "12101",
    "name": "Punta Arenas",
    "region": "12"
  },
  {
    "id": "12102",
    "name": "Laguna Blanca",
    "region": "12"
  },
  {
    "id": "12103",
    "name": "Río Verde",
    "region": "12"
  },
  {
    "id": "12104",
    "name": "San Gregorio",
    "region": "12"
  },
  {
    "id": "12201",
    "name": "Cabo de Hornos",
    "region": "12"
  },
  {
    "id": "12202",
    "name": "Antártica",
    "region": "12"
  },
  {
    "id": "12301",
    "name": "Porvenir",
    "region": "12"
  },
  {
    "id": "12302",
    "name": "Primavera",
    "region": "12"
  },
  {
    "id": "12303",
    "name": "Timaukel",
    "region": "12"
  },
  {
    "id": "12401",
    "name": "Natales",
    "region": "12"
  },
  {
    "id": "12402",
    "name": "Torres del Paine",
    "region": "12"
  },
  {
    "id": "13101",
    "name": "Santiago",
    "region": "13"
  },
  {
    "id": "13102",
    "name": "Cerrillos",
    "region": "13"
  },
  {
    "id": "13103",
    "name": "Cerro Navia",
    "region": "13"
  },
  {
    "id": "13104",
    "name": "Conchalí",
    "region": "13"
  },
  {
    "id": "13105",
    "name": "El Bosque",
    "region": "13"
  },
  {
    "id": "13106",
    "name": "Estación Central",
    "region": "13"
  },
  {
    "id": "13107",
    "name": "Huechuraba",
    "region": "13"
  },
  {
    "id": "13108",
    "name": "Independencia",
    "region": "13"
  },
  {
    "id": "13109",
    "name": "La Cisterna",
    "region": "13"
  },
  {
    "id": "13110",
    "name": "La Florida",
    "region": "13"
  },
  {
    "id": "13111",
    "name": "La Granja",
    "region": "13"
  },
  {
    "id": "13112",
    "name": "La Pintana",
    "region": "13"
  },
  {
    "id": "13113",
    "name": "La Reina",
    "region": "13"
  },
  {
    "id": "13114",
    "name": "Las Condes",
    "region": "13"
  },
  {
    "id": "13115",
    "name": "Lo Barnechea",
    "region": "13"
  },
  {
    "id": "13116",
    "name": "Lo Espejo",
    "region": "13"
  },
  {
    "id": "13117",
    "name": "Lo Prado",
    "region": "13"
  },
  {
    "id": "13118",
    "name": "Macul",
    "region": "13"
  },
  {
    "id": "13119",
    "name": "Maipú",
    "region": "13"
  },
  {
    "id": "13120",
    "name": "Ñuñoa",
    "region": "13"
  },
  {
    "id": "13121",
    "name": "Pedro Aguirre Cerda",
    "region": "13"
  },
  {
    "id": "13122",
    "name": "Peñalolén",
    "region": "13"
  },
  {
    "id": "13123",
    "name": "Providencia",
    "region": "13"
  },
  {
    "id": "13124",
    "name": "Pudahuel",
    "region": "13"
  },
  {
    "id": "13125",
    "name": "Quilicura",
    "region": "13"
  },
  {
    "id": "13126",
    "name": "Quinta Normal",
    "region": "13"
  },
  {
    "id": "13127",
    "name": "Recoleta",
    "region": "13"
  },
  {
    "id": "13128",
    "name": "Renca",
    "region": "13"
  },
  {
    "id": "13129",
    "name": "San Joaquín",
    "region": "13"
  },
  {
    "id": "13130",
    "name": "San Miguel",
    "region": "13"
  },
  {
    "id": "13131",
    "name": "San Ramón",
    "region": "13"
  },
  {
    "id": "13132",
    "name": "Vitacura",
    "region": "13"
  },
  {
    "id": "13201",
    "name": "Puente Alto",
    "region": "13"
  },
  {
    "id": "13202",
    "name": "Pirque",
    "region": "13"
  },
  {
    "id": "13203",
    "name": "San José de Maipo",
    "region": "13"
  },
  {
    "id": "13301",
    "name": "Colina",
    "region": "13"
  },
  {
    "id": "13302",
    "name": "Lampa",
    "region": "13"
  },
  {
    "id": "13303",
    "name": "Tiltil",
    "region": "13"
  },
  {
    "id": "13401",
    "name": "San Bernardo",
    "region": "13"
  },
  {
    "id": "13402",
    "name": "Buin",
    "region": "13"
  },
  {
    "id": "13403",
    "name": "Calera de Tango",
    "region": "13"
  },
  {
    "id": "13404",
    "name": "Paine",
    "region": "13"
  },
  {
    "id": "13501",
    "name": "Melipilla",
    "region": "13"
  },
  {
    "id": "13502",
    "name": "Alhué",
    "region": "13"
  },
  {
    "id": "13503",
    "name": "Curacaví",
    "region": "13"
  },
  {
    "id": "13504",
    "name": "María Pinto",
    "region": "13"
  },
  {
    "id": "13505",
    "name": "San Pedro",
    "region": "13"
  },
  {
    "id": "13601",
    "name": "Talagante",
    "region": "13"
  },
  {
    "id": "13602",
    "name": "El Monte",
    "region": "13"
  },
  {
    "id": "13603",
    "name": "Isla de Maipo",
    "region": "13"
  },
  {
    "id": "13604",
    "name": "Padre Hurtado",
    "region": "13"
  },
  {
    "id": "13605",
    "name": "Peñaflor",
    "region": "13"
  },
  {
    "id": "14101",
    "name": "Valdivia",
    "region": "14"
  },
  {
    "id": "14102",
    "name": "Corral",
    "region": "14"
  },
  {
    "id": "14103",
    "name": "Lanco",
    "region": "14"
  },
  {
    "id": "14104",
    "name": "Los Lagos",
    "region": "14"
  },
  {
    "id": "14105",
    "name": "Máfil",
    "region": "14"
  },
  {
    "id": "14106",
    "name": "Mariquina",
    "region": "14"
  },
  {
    "id": "14107",
    "name": "Paillaco",
    "region": "14"
  },
  {
    "id": "14108",
    "name": "Panguipulli",
    "region": "14"
  },
  {
    "id": "14201",
    "name": "La Unión",
    "region": "14"
  },
  {
    "id": "14202",
    "name": "Futrono",
    "region": "14"
  },
  {
    "id": "14203",
    "name": "Lago Ranco",
    "region": "14"
  },
  {
    "id": "14204",
    "name": "Río Bueno",
    "region": "14"
  },
  {
    "id": "15101",
    "name": "Arica",
    "region": "15"
  },
  {
    "id": "15102",
    "name": "Camarones",
    "region": "15"
  },
  {
    "id": "15201",
    "name": "Putre",
    "region": "15"
  },
  {
    "id": "15202",
    "name": "General Lagos",
    "region": "15"
  },
  {
    "id": "16101",
    "name": "Chillán",
    "region": "16"
  },
  {
    "id": "16102",
    "name": "Bulnes",
    "region": "16"
  },
  {
    "id": "16103",
    "name": "Chillán Viejo",
    "region": "16"
  },
  {
    "id": "16104",
    "name": "El Carmen",
    "region": "16"
  },
  {
    "id": "16105",
    "name": "Pemuco",
    "region": "16"
  },
  {
    "id": "16106",
    "name": "Pinto",
    "region": "16"
  },
  {
    "id": "16107",
    "name": "Quillón",
    "region": "16"
  },
  {
    "id": "16108",
    "name": "San Ignacio",
    "region": "16"
  },
  {
    "id": "16109",
    "name": "Yungay",
    "region": "16"
  },
  {
    "id": "16201",
    "name": "Quirihue",
    "region": "16"
  },
  {
    "id": "16202",
    "name": "Cobquecura",
    "region": "16"
  },
  {
    "id": "16203",
    "name": "Coelemu",
    "region": "16"
  },
  {
    "id": "16204",
    "name": "Ninhue",
    "region": "16"
  },
  {
    "id": "16205",
    "name": "Portezuelo",
    "region": "16"
  },
  {
    "id": "16206",
    "name": "Ranquil",
    "region": "16"
  },
  {
    "id": "16207",
    "name": "Trehuaco",
    "region": "16"
  },
  {
    "id": "16301",
    "name": "San Carlos",
    "region": "16"
  },
  {
    "id": "16302",
    "name": "Coihueco",
    "region": "16"
  },
  {
    "id": "16303",
    "name": "Ñiquén",
    "region": "16"
  },
  {
    "id": "16304",
    "name": "San Fabián",
    "region": "16"
  },
  {
    "id": "16305",
    "name": "San Nicolás",
    "region": "16"
  }
];
