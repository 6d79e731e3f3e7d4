const { sample } = await import(process.argv[2] + '/src/synthesis/sample.js');
const s = sample('lang', Number(process.argv[4]), { languages: [process.argv[3]], heldOut: Number(process.argv[4]) % 8 === 7 });
console.log(JSON.stringify([s.facts, s.document.pages.map((p: any) => p.lines?.map((l: any) => l.words?.map((w: any) => w.text).join(' ')))], (k, v) => typeof v === 'bigint' ? String(v) : k === 'language' || k === 'secondLanguage' || k==='receivers' ? (v?.code ?? v) : v, 1));
