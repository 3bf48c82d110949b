import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Module, parseSync, type TsInterfaceDeclaration, type TsType } from '@swc/core';

/** A column as the schema declares it. */
export interface DeclaredColumn {
  /** `string`, `number`, `boolean`, `Date`, `Buffer` or `unknown`, with `[]` for arrays. */
  type: string;
  nullable: boolean;
  /** Whether an insert may leave it out: `Generated`, or a `ColumnType` whose insert type includes undefined. */
  hasDefault: boolean;
  /** Whether no statement may write it: `GeneratedAlways`. */
  generatedAlways: boolean;
}

type Columns = Record<string, DeclaredColumn>;

const keywords = ['string', 'number', 'boolean', 'unknown', 'null', 'undefined'];

/** Reads the types of schema.ts and schema/. Strict: throws for any syntax that it does not know. For the drift test. */
class SchemaReader {
  readonly #aliases = new Map<string, TsType>();
  readonly #interfaces = new Map<string, TsInterfaceDeclaration>();
  /** Types from the contract, which are unions of string literals. */
  readonly #importedUnions = new Set<string>();

  constructor(modules: readonly Module[]) {
    for (const statement of modules.flatMap(({ body }) => body)) {
      if (statement.type === 'ExportNamedDeclaration') continue;
      if (statement.type === 'ImportDeclaration') {
        if (statement.source.value === '@aarambh/contract')
          for (const { local } of statement.specifiers) this.#importedUnions.add(local.value);
        continue;
      }
      const declaration = statement.type === 'ExportDeclaration' ? statement.declaration : statement;
      if (declaration.type === 'TsTypeAliasDeclaration')
        this.#add(this.#aliases, declaration.id.value, declaration.typeAnnotation);
      else if (declaration.type === 'TsInterfaceDeclaration')
        this.#add(this.#interfaces, declaration.id.value, declaration);
      else throw new Error(`the schema has an unexpected ${declaration.type}`);
    }
  }

  /** Adds a type of any file; the files are read as one, so a name may not occur twice. */
  #add<T>(types: Map<string, T>, name: string, type: T): void {
    if (types.has(name)) throw new Error(`the schema declares ${name} twice`);
    types.set(name, type);
  }

  /** The columns of every table of an interface that maps table names to row interfaces. */
  readTables(name: string): Record<string, Columns> {
    const tables = this.#propertiesOf(name).map(([table, type]) => {
      if (type.type !== 'TsTypeReference' || type.typeName.type !== 'Identifier')
        throw new Error(`${name}.${table} must name an interface`);
      return [table, this.#columnsOf(type.typeName.value)] as const;
    });
    return Object.fromEntries(tables);
  }

  #columnsOf(name: string): Columns {
    return Object.fromEntries(this.#propertiesOf(name).map(([column, type]) => [column, this.#readColumn(type)]));
  }

  #propertiesOf(name: string): [string, TsType][] {
    const declaration = this.#interfaces.get(name);
    if (!declaration) throw new Error(`the schema has no interface ${name}`);
    const inherited = declaration.extends.flatMap(({ expression }) => {
      if (expression.type !== 'Identifier') throw new Error(`${name} extends an unexpected ${expression.type}`);
      return this.#propertiesOf(expression.value);
    });
    const own = declaration.body.body.map((member): [string, TsType] => {
      if (member.type !== 'TsPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation)
        throw new Error(`${name} has an unexpected ${member.type}`);
      if (member.optional) throw new Error(`${name}.${member.key.value} must not be optional`);
      return [member.key.value, member.typeAnnotation.typeAnnotation];
    });
    return [...inherited, ...own];
  }

  #readColumn(type: TsType): DeclaredColumn {
    const column = (selected: TsType, rest: Partial<DeclaredColumn>): DeclaredColumn => {
      const members = [...this.#membersOf(selected)];
      const types = members.filter((member) => member !== 'null');
      if (types.length !== 1) throw new Error(`a column has the types ${members.join(', ')}`);
      return {
        type: types[0] as string,
        nullable: members.includes('null'),
        hasDefault: false,
        generatedAlways: false,
        ...rest,
      };
    };
    if (type.type === 'TsTypeReference' && type.typeName.type === 'Identifier') {
      const { value: name } = type.typeName;
      const [first, second] = type.typeParams?.params ?? [];
      if (name === 'Generated' && first) return { ...this.#readColumn(first), hasDefault: true };
      if (name === 'GeneratedAlways' && first) return column(first, { generatedAlways: true });
      if (name === 'ColumnType' && first && second)
        return column(first, { hasDefault: this.#membersOf(second).has('undefined') });
      const alias = this.#aliases.get(name);
      if (alias) return this.#readColumn(alias);
    }
    return column(type, {});
  }

  /** The members of a union, each widened to its base type: a string literal is `string`. */
  #membersOf(type: TsType): Set<string> {
    switch (type.type) {
      case 'TsKeywordType':
        if (!keywords.includes(type.kind)) throw new Error(`the schema has an unexpected type ${type.kind}`);
        return new Set([type.kind]);
      case 'TsLiteralType':
        if (type.literal.type !== 'StringLiteral') throw new Error(`an unexpected ${type.literal.type}`);
        return new Set(['string']);
      case 'TsParenthesizedType':
        return this.#membersOf(type.typeAnnotation);
      case 'TsUnionType':
        return new Set(type.types.flatMap((member) => [...this.#membersOf(member)]));
      case 'TsArrayType':
        return new Set([`${[...this.#membersOf(type.elemType)].join(' | ')}[]`]);
      case 'TsTypeReference': {
        const name = type.typeName.type === 'Identifier' ? type.typeName.value : '';
        if (name === 'Date' || name === 'Buffer') return new Set([name]);
        const alias = this.#aliases.get(name);
        if (alias) return this.#membersOf(alias);
        if (this.#importedUnions.has(name)) return new Set(['string']);
        throw new Error(`the schema has an unexpected type ${name}`);
      }
      default:
        throw new Error(`the schema has an unexpected ${type.type}`);
    }
  }
}

/** The tables and columns that the interface `Schema` of schema.ts declares, with the interfaces of schema/ that it extends. */
export function readSchemaTypes(): Record<string, Columns> {
  const folder = join(import.meta.dirname, 'schema');
  const files = [`${folder}.ts`, ...readdirSync(folder).map((name) => join(folder, name))];
  const modules = files.map((file) => parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }));
  return new SchemaReader(modules).readTables('Schema');
}
