import type { SupplierTables } from '../adapters/supplier/tables.ts'
import type { BrandTables } from '../modules/brands/tables.ts'

/** All tables by name. Each module declares its own in a tables.ts beside it and is added to this list. */
export interface Database extends BrandTables, SupplierTables {}
