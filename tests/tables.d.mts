export function packTables(source: string, folder: string): string;
export function pack<Table>(table: Table): { places: Table; letters: string };
