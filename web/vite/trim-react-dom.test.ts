import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reactTrim } from './trim-react-dom.ts';

const packages = join(createRequire(import.meta.url).resolve('react-dom/package.json'), '../..');
const read = (file: string): string => readFileSync(join(packages, file), 'utf8');

it('keeps the hooks and components that pages use', () => {
  const trimmed = reactTrim.trim('react/cjs/react.production.js', read('react/cjs/react.production.js'));
  const exported = [...trimmed.matchAll(/^exports\.(\w+)/gm)].map(([, name]) => name);
  expect(exported).toEqual(expect.arrayContaining(['Suspense', 'lazy', 'memo', 'use', 'useEffectEvent', 'useId']));
  expect(exported).not.toContain('useOptimistic');
});

it('removes view transitions from the client', () => {
  const client = 'react-dom/cjs/react-dom-client.production.js';
  // Not toContain: a failure would print the whole file.
  const hasTransitions = (code: string) => code.includes('.startViewTransition(');
  expect(hasTransitions(read(client))).toBe(true);
  expect(hasTransitions(reactTrim.trim(client, read(client)))).toBe(false);
});

describe('a page that uses a removed feature is found', () => {
  it.each([
    "import { Activity } from 'react';",
    '<ViewTransition name="card">',
    'const [shown, show] = useOptimistic(items);',
    "import { preload } from 'react-dom';",
    "import {\n  type Ref,\n  createRef,\n} from 'react';",
    "import { createRoot as start } from 'react-dom/client';",
    "import * as React from 'react';\nclass Part extends React.PureComponent {}",
    "export { cache } from 'react';",
    '<link rel="stylesheet" precedence="high" href="/a.css" />',
    '<script async src="/a.js" />',
    '<Fragment ref={parts}>',
    '<form action={save}>',
    '<form onSubmit={(e) => go(e)} action={save}>',
    '<button formAction={remove}>',
    '<my-element />',
    '<use xlinkHref="#a" />',
    '<input name="a" onBeforeInput={check} />',
    '<textarea onSelect={mark} />',
    '<input onChange={(e) => set(e)} onSelect={mark} />',
  ])('%s', (code) => {
    expect(reactTrim.findUse(code)).toBeDefined();
  });

  it.each([
    "import { Activity } from '../../ui/display/icons.tsx';",
    "import { type PureComponent, use } from 'react';",
    "import type { Activity } from 'react';",
    '<form onSubmit={(e) => go(e)}><Entries onSelect={onClose} /></form>',
    '<form method="get" action={list.path}>',
    '<form method="post" action={addressOf(validateEmail)}>',
    '<form action={walkInPages(id).attending} onSubmit={submit}>',
    '<Entries entries={links} onSelect={onClose} />',
    '<link rel="icon" href="/favicon.svg" />',
  ])('but not in %s', (code) => {
    expect(reactTrim.findUse(code)).toBeUndefined();
  });
});

describe('a package that uses a removed feature is found', () => {
  it.each([
    "import * as React from 'react';\nclass Part extends React.PureComponent {}",
    "import { PureComponent } from 'react';\nclass Part extends PureComponent {}",
    'var React = require("react");\nvar ref = React.createRef();',
    'import React$1 from "react";\nReact$1.useOptimistic(items);',
    "import { useFormStatus } from 'react-dom';",
  ])('%s', (code) => {
    expect(reactTrim.findUseInPackage?.(code)).toBeDefined();
  });

  it.each([
    "import * as React from 'react';\nclass Part extends React.Component {}",
    "import { Profiler } from './profiler.js';\nimport { useState } from 'react';",
    'const text = "react"; store.cache(text);',
  ])('but not in %s', (code) => {
    expect(reactTrim.findUseInPackage?.(code)).toBeUndefined();
  });
});
