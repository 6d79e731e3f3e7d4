/** A customer's own details, as `rules/<customer>/details.yaml` declares them: read and checked. */
import { z } from 'zod';
import { type CustomDetail, customDetailSchema } from '../bundle/manifest.js';
import { detailByName, details as builtIn, freeBits } from '../catalogue/details.js';
import { lineItemFields } from '../catalogue/line-item-fields.js';
import { kinds } from '../values/index.js';
import { customerFolder } from './customer.js';
import { couldBe } from './pattern-kind.js';
import { pattern } from './pattern.js';
import { checked, errorAt, type Located, readYaml, yamlFile } from './yaml.js';

const kindNames = Object.keys(kinds);
/** What a line item of a response has besides its fields. */
const rowMembers = ['PositionNumber', 'Score', 'RecommendedThreshold', 'X', 'Y', 'Width', 'Height'];
const languages = /^[a-z]{2}$/;

const declared = customDetailSchema
  .extend({
    name: z.string().regex(/^[A-Z][A-Za-z0-9]{1,63}$/, 'a name begins with a capital and has 2 to 64 letters and digits: CostObject'),
    /** Without one, a pattern of one's own stands for identifiers. */
    kind: z.enum(kindNames, `no such kind. One of ${kindNames.join(', ')}`).default('identifier'),
    keywords: z.record(z.string().regex(languages, 'a language is two letters: de'), z.array(z.string().min(2).max(80)).max(50)).default({}),
    group: z
      .string()
      .regex(/^[A-Z][A-Za-z0-9]{1,58}Group$/, 'a group is named like ContractGroup')
      .optional(),
    id: z.union([z.string(), z.number()]).transform(String).optional(),
  })
  .strict();

const fileSchema = z.union([z.array(declared).max(200), z.object({ details: z.array(declared).max(200) }).strict()]);

/** Empty where the customer declares none. Throws InputError with file and line. */
export async function readCustomDetails(folder: string): Promise<readonly CustomDetail[]> {
  const file = yamlFile(customerFolder(folder), 'details');
  return file === undefined ? [] : checkDetails(await readYaml(file));
}

/** A list, or a mapping with `details`. InputError with the line of what is not valid. */
export function checkDetails(located: Located): readonly CustomDetail[] {
  const inside = Array.isArray(located.value) ? [] : ['details'];
  const list = inside.length ? (located.value as { details?: unknown } | null)?.details : located.value;
  if (!Array.isArray(list)) throw errorAt(located, [], 'declares no details. Write a list: - name: CostObject');
  const { value } = checked({ ...located, value: list, lineOf: (path) => located.lineOf([...inside, ...path]) }, fileSchema.options[0]);
  for (const [index, detail] of value.entries()) {
    const problem = problemOf(detail, value.slice(0, index));
    if (problem) throw errorAt(located, [...inside, index, problem.member], `${detail.name}: ${problem.message}`);
  }
  return value;
}

/** A column of rows has neither a bit nor a group, and every row one cell of it. */
function lineItemMember({ name, id, group, many }: CustomDetail): { member: string; message: string } | undefined {
  if (lineItemFields.some((field) => field.name === name) || rowMembers.includes(name))
    return { member: 'name', message: 'every line item has that already. Choose another name' };
  const member = id !== undefined ? 'id' : group !== undefined ? 'group' : many ? 'many' : undefined;
  return member && { member, message: `columns of line items have no ${member}. Leave it out` };
}

function problemOf(detail: CustomDetail, before: readonly CustomDetail[]): { member: string; message: string } | undefined {
  const { name, id, group } = detail;
  if (detail.lineItem) {
    const member = lineItemMember(detail);
    if (member) return member;
  }
  if (detailByName.has(name) || builtIn.some(({ flags }) => flags.includes(name)))
    return { member: 'name', message: 'is a built-in detail. Choose another name' };
  if (before.some((other) => other.name === name)) return { member: 'name', message: 'is declared twice. Remove one of them' };
  if (group !== undefined && detailByName.has(group)) return { member: 'group', message: `${group} is a built-in group. Choose another name` };
  if (id !== undefined) {
    if (!freeBits.some((bit) => String(bit) === id))
      return { member: 'id', message: `id ${id} is no free bit. One of ${freeBits.join(', ')}, or leave it out` };
    const other = before.find((each) => each.id === id);
    if (other) return { member: 'id', message: `id ${id} belongs to ${other.name} already. Choose another of ${freeBits.join(', ')}, or leave it out` };
  }
  if (detail.pattern !== undefined) {
    try {
      pattern(detail.pattern);
    } catch (error) {
      return { member: 'pattern', message: (error as Error).message };
    }
    if (!couldBe(detail.pattern, detail.kind))
      return {
        member: 'pattern',
        message: `nothing that matches ${JSON.stringify(detail.pattern)} is of kind ${detail.kind}. Change the kind (text takes anything) or the pattern`,
      };
  }
  return undefined;
}
