import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyFolder, fromScript, numbersOn, runCli } from './run-cli.ts';

const dungeonette = (lang: string, ...more: string[]) => [
  'play',
  'dungeonette',
  '--seats',
  'me:Malvina,bot,bot,bot',
  '--seed',
  'x',
  '--lang',
  lang,
  ...more,
];

/** What came after a line was typed, until the next prompt. */
function replies(transcript: string): Map<string, string> {
  const parts = transcript.split(/\[[AB]\] Malvina ▸ /).slice(1);
  return new Map(
    parts.map((part) => {
      const [line = '', ...rest] = part.split('\n');
      return [line, rest.join('\n')];
    }),
  );
}

const said = async (args: readonly string[], ...lines: string[]) =>
  replies((await runCli(args, fromScript(...lines))).transcript);

describe('why not', () => {
  it('? tells what is not possible, by which rule, in both languages', async () => {
    const [en, fr] = [await said(dungeonette('en'), '1', '?'), await said(dungeonette('fr'), '1', '?')];
    expect(en.get('?')).toMatch(/✗ Order food\n.*DN-PLAN-3/s);
    expect(en.get('?')).toContain('Nobody gives the same order twice');
    expect(fr.get('?')).toMatch(/✗ Commander des vivres\n.*DN-PLAN-3/s);
    expect(fr.get('?')).toContain('Personne ne donne deux fois');
  });

  it('options refused for the same reason are told together', async () => {
    const reply = (await said(dungeonette('en'), '1', '1', '?')).get('?') ?? '';
    expect(reply.match(/DN-BUILD-3/g)).toHaveLength(1);
    expect(reply).toContain('Dig a4, Dig b4');
  });

  it('? and a rule, in any case, shows that rule; a chapter shows its rules', async () => {
    const reply = await said(dungeonette('en'), '? DN-PLAN-3', '? dn-plan', '? DN-NONE-1');
    expect(reply.get('? DN-PLAN-3')?.trim()).toMatch(/^DN-PLAN-3 Nobody gives the same order twice/);
    expect(reply.get('? dn-plan')?.match(/^DN-PLAN-\d+ /gm)?.length).toBeGreaterThan(5);
    expect(reply.get('? DN-NONE-1')).toContain('There is no rule');
  });

  it('? and a choice, or the choice itself, tells why not that one', async () => {
    const reply = await said(dungeonette('en'), '1', '? food', 'food', 'ORDER FOOD');
    for (const line of ['? food', 'food', 'ORDER FOOD']) {
      expect(reply.get(line)).toContain('DN-PLAN-3');
      expect(reply.get(line)).toContain('Order food');
    }
  });

  it('says so when nothing is forbidden', async () => {
    expect((await said(dungeonette('en'), '?')).get('?')).toContain('Nothing is forbidden here');
  });
});

it('r shows the rules about the decision', async () => {
  const reply = (await said(dungeonette('fr'), 'r')).get('r') ?? '';
  expect(reply.match(/^DN-PLAN-\d+ \S/gm)?.length).toBeGreaterThan(2);
  expect(reply).not.toContain('DN-FIGHT');
});

it('l tells the whole story with the rule of every line', async () => {
  const lines = (await said(dungeonette('en'), '1', '1', 'l')).get('l')?.split('\n') ?? [];
  const story = lines.filter((line) => line.startsWith('· '));
  expect(story.length).toBeGreaterThan(15);
  expect(
    lines
      .slice(1)
      .join(' ')
      .match(/DN-[A-Z]+-\d+/g)?.length,
  ).toBe(story.length);
});

it('h tells what can be typed, and v shows the table again', async () => {
  const reply = await said(dungeonette('en'), 'h', 'v');
  for (const key of ['?', 'r', 'u', 's FILE', 'l', 'v', 'h', 'q']) expect(reply.get('h')).toContain(`\n  ${key} `);
  expect(reply.get('v')).toContain('══ Dungeonette');
  expect(reply.get('v')).toContain('Your decision');
});

describe('answers', () => {
  it('are numbers, the words of the options, or what is written on them', async () => {
    const told = async (line: string) => (await said(dungeonette('fr'), line)).get(line) ?? '';
    const byNumber = await told('2');
    expect(byNumber).toContain('Malvina signe pour de l’or');
    expect(await told('gold')).toEqual(byNumber);
    expect(await told("commander de l'or")).toEqual(byNumber);
  });

  it('that make no sense change nothing and are told so', async () => {
    const path = emptyFolder();
    const silly = ['0', '99', '-1', '1.5', 'dragon', '', '   ', '\u001b[2J', '1 2', 'x'.repeat(5000), '__proto__'];
    await runCli(dungeonette('en'), fromScript(`s ${path('before')}`, ...silly, `s ${path('after')}`));
    expect(readFileSync(path('after'), 'utf8')).toEqual(readFileSync(path('before'), 'utf8'));
    const reply = await said(dungeonette('en'), ...silly);
    for (const line of ['0', '99', 'dragon', '   ']) expect(reply.get(line)).toContain('Type a number from 1 to 8');
  });

  it('that are coins are typed as what they are worth', async () => {
    const args = ['play', 'crypt-sale', '--seats', 'me:Malvina,bot', '--seed', 'x', '--lang', 'en'];
    const reply = await said(args, 'keep', '1', '3');
    expect(reply.get('1')).toMatch(/ 0 Nothing, just watching +1 coin +2 coins +3 coins +4 coins +5 coins\n/);
    expect(reply.get('3')).toMatch(/You bid 3 coins|Lay a stake/);
  });
});

describe('u', () => {
  it('takes an answer back as long as nothing became known', async () => {
    const path = emptyFolder();
    const dug = dungeonette('en', '--option');
    const lines = ['1', 'dig', 'c2', 'dig:c2', 'u', `s ${path('undone')}`];
    const reply = await said(dug.slice(0, -1), ...lines);
    expect(reply.get('dig:c2')).toMatch(/Tunnels: c1, c2/);
    expect(reply.get('u')).toContain('Taken back.');
    expect(reply.get('u')).toMatch(/Tunnels: c1\s/);
    const verified = await runCli(['verify', path('undone'), '--lang', 'en'], () => undefined);
    expect(verified.code).toBe(0);
  });

  it('says by which rule it cannot, and changes nothing', async () => {
    const reply = await said(dungeonette('fr'), 'u', '1', 'u ');
    expect(reply.get('u')).toContain('Il n’y a rien à reprendre. ENG-NOTHING-TO-TAKE-BACK');
    expect(reply.get('u ')).toMatch(/D’autres ont répondu depuis.*\s+ENG-OTHERS-ANSWERED/s);
  });

  it('takes the last step of an offer back', async () => {
    const args = ['play', 'crypt-sale', '--seats', 'me:Malvina,bot:Osric', '--seed', 'x', '--lang', 'en'];
    const reply = await said(args, 'osric', 'skull', 'u', 'u ');
    expect(reply.get('osric')).toContain('So far: Osric.');
    expect(reply.get('skull')).toContain('So far: Osric and Skull.');
    expect(reply.get('u')).toContain('So far: Osric.');
    expect(reply.get('u ')).not.toContain('So far');
  });

  it('takes what was begun beside the game back even when more has become known since', async () => {
    const args = ['play', 'crypt-sale', '--seats', 'me:Malvina,bot:Osric', '--seed', 'x', '--lang', 'en'];
    const reply = await said(args, 'osric', 'lucky coin', 'skull', '0', 'pass', 'u', 'u ');
    expect(reply.get('lucky coin')).toContain('You bury');
    expect(reply.get('pass')).toContain('So far: Osric.');
    expect(reply.get('u')).toContain('Taken back.');
    expect(reply.get('u ')).toMatch(/ENG-(KNOWN|OTHERS-ANSWERED)/);
  });
});

describe('why a bot did that', () => {
  const lords = (lang: string) => [
    'play',
    'dungeon-lords',
    '--seats',
    'me:Malvina,bot:apprentice:Osric',
    '--seed',
    'brick',
    '--lang',
    lang,
  ];
  /** Answers with the first choice until a bot has dug, bought or hired in the open, then asks. */
  const curious = async (lang: string) => {
    let answers = 0;
    const { transcript } = await runCli(lords(lang), (page) => {
      if (!page.endsWith('▸ ')) return '';
      answers++;
      if (answers <= 14) return String(numbersOn(page)[0]);
      return ['w', 'w osric', 'w Nobody', 'h'][answers - 15];
    });
    return replies(transcript);
  };

  it('w tells its two main reasons, of the last open decision, in both languages', async () => {
    const [en, fr] = [await curious('en'), await curious('fr')];
    expect(en.get('w')).toMatch(/Osric decided: .+\.\n· .+\./);
    expect(fr.get('w')).toMatch(/Osric a décidé : .+\.\n· .+\./);
    expect(en.get('w')!.match(/^· /gm)!.length).toBeLessThanOrEqual(2);
    expect(en.get('w osric')).toBe(en.get('w'));
    expect(en.get('w Nobody')).toContain('“nobody”');
    expect(en.get('h')).toContain('why this bot did');
  });

  it('[ENG-CHANCE-6] w tells the reasons of a later decision by the dice of its own entry', async () => {
    let answers = 0;
    const { transcript } = await runCli(lords('en'), (page) => {
      if (!page.endsWith('▸ ')) return '';
      answers++;
      return answers <= 40 ? String(numbersOn(page)[0]) : answers === 41 ? 'w' : undefined;
    });
    expect(replies(transcript).get('w')).toMatch(/Osric decided: .+\.\n· .+\./);
  });

  it('a policy of the game tells its own reasons, with numbers, in both languages', async () => {
    const asked = async (lang: string) => {
      const seats = ['play', 'dungeon-saga', '--seats', 'policy:normal,me:Malvina', '--seed', 'why', '--lang', lang];
      let answers = 0;
      const { transcript } = await runCli(seats, (page) => {
        if (!page.endsWith('▸ ')) return '';
        answers++;
        if (answers <= 60) return String(numbersOn(page)[0]);
        // `w` alone looks west in this game.
        return answers === 61 ? 'w a' : undefined;
      });
      return replies(transcript).get('w a')!;
    };
    expect(await asked('en')).toMatch(/decided: .+\.\n· .+\./);
    expect(await asked('fr')).toMatch(/a décidé : .+\.\n· .+\./);
  }, 60_000);

  it('says so where no bot has decided anything in the open, or none is there', async () => {
    const orders = await said(lords('en'), 'w');
    expect(orders.get('w')).toContain('No bot has decided anything in the open yet.');
    const alone = await said(
      ['play', 'crypt-sale', '--seats', 'me:Malvina,me:Ann', '--seed', 'x', '--lang', 'en'],
      '',
      'w',
    );
    expect(alone.get('w')).toContain('No bot sits at this table.');
  });
});
