// quests-and-betrayals, rules 1.0.1, with the engine they were played on (47d212dc). Built by `npm run keep-rules`, never edited.
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = class {
	count = 0;
	list = [];
	refused = void 0;
	add(e, t, n) {
		t === void 0 ? this.list[this.count++] = e : this.refused !== void 0 && this.refused.push(n === void 0 ? {
			rule: t,
			option: e
		} : {
			rule: t,
			option: e,
			params: n()
		});
	}
	none(e, t) {
		if (this.refused !== void 0) for (let n of e) this.refused.push({
			rule: t,
			option: n
		});
	}
	has(e) {
		for (let t = 0; t < this.count; t++) if (this.list[t] === e) return !0;
		return !1;
	}
	toArray() {
		return this.list.slice(0, this.count);
	}
};
function r(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map((e) => r(e));
	let t = {};
	for (let n of Object.keys(e)) i(t, n, r(e[n]));
	return t;
}
function i(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
var a = (e, t, n, r) => r === void 0 ? {
	kind: e,
	seat: t,
	steps: n
} : {
	kind: e,
	seat: t,
	steps: n,
	text: r
}, o = /* @__PURE__ */ new Map();
function s(e, t, n) {
	let r = n === void 0 ? e : `${n}?${e}`, i = o.get(r) ?? [];
	return i.length === 0 && o.set(r, i), i[t] ??= n === void 0 ? {
		kind: e,
		seat: t,
		optional: !1
	} : {
		kind: e,
		seat: t,
		optional: !0,
		beside: n
	}, i[t];
}
var c = (e) => Array.from({ length: 8 }, (t, n) => [s(e, n)]), l = [], u = (e, t, n) => e.core.aside.find((e) => e.kind === t && e.seat === n), d = (e, t, n) => u(e, t, n)?.steps ?? l;
function f(e, t, n, r, i) {
	e.core.aside = e.core.aside.filter((e) => e.kind !== t || e.seat !== n), r.length > 0 && e.core.aside.push(a(t, n, r, i));
}
function p(e, t, r, i) {
	let a = d(t, r, i);
	if (a.length === 0) return l;
	let o = e.beside[r];
	if (o.fitting !== void 0) {
		let e = o.fitting(t, i, a);
		return e === a.length ? a : a.slice(0, e);
	}
	let s = new n();
	for (let e = 0; e < a.length; e++) if (s.count = 0, o.options(t, i, a.slice(0, e), s), !s.has(a[e])) return a.slice(0, e);
	return a;
}
var m = (e, t, n, r) => d(t, n, r).length - p(e, t, n, r).length;
function ee(e, t, n) {
	for (let r of t.core.stack) {
		let t = e.procedures[r.proc].quiet;
		if (t === !0 || t?.includes(n)) return !1;
	}
	return !0;
}
function te(e, t, r) {
	let i = [], a = new n();
	for (let n of e.besides) {
		if (!ee(e, t, n)) continue;
		let o = e.beside[n];
		for (let c = r ?? 0; c < (r === void 0 ? t.core.answered.length : r + 1); c++) {
			let r = p(e, t, n, c), l = o.step(t, c, r);
			l !== void 0 && (a.count = 0, o.options(t, c, r, a), a.count > 0 && i.push(s(l, c, n)));
		}
	}
	return i;
}
function ne(e, t, n, r) {
	let i = n.beside;
	e.beside[i].options(t, n.seat, p(e, t, i, n.seat), r);
}
function re(e, t, n, r, i) {
	let a = n.beside, { seat: o } = n, s = e.beside[a], c = [...p(e, t, a, o), r], d = i ?? u(t, a, o)?.text;
	if (f(t, a, o, l), s.step(t, o, c) === void 0) return s.carryOut(t, o, c, d);
	f(t, a, o, c, d);
}
function ie(e, { beside: t, seat: n }, r, i) {
	let a = i ?? u(e, t, n)?.text;
	f(e, t, n, [...d(e, t, n), r], a);
}
var ae = (e, t, { beside: n, seat: r }, i) => ee(e, t, n) && p(e, t, n, r).length > i, oe = (e, t, n) => e.beside[n.beside].step(t, n.seat, p(e, t, n.beside, n.seat)) === n.kind, se = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [...p(e, t, n.beside, n.seat), r]) === void 0;
function ce(e, t, n) {
	let r = t.core.aside.findLast((r) => r.seat === n && ee(e, t, r.kind));
	if (r !== void 0) return f(t, r.kind, n, p(e, t, r.kind, n).slice(0, -1)), r.kind;
}
var h = [], g = [], le;
function _(e) {
	h.push(e);
}
function ue(e) {
	g.push(e);
}
function de(e) {
	le !== void 0 && le(e());
}
var fe = () => g.length === 0 ? pe : g.splice(0), pe = [];
function me(e) {
	for (let t = h.pop(); t !== void 0; t = h.pop()) e.push(t);
}
function he(e, t, n) {
	h.length > 0 && me(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (h.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		h.length > 0 && me(n);
	}
}
var ge = [];
function _e(e, t) {
	let n = t.core.stack[t.core.stack.length - 1];
	return n === void 0 ? ge : e.procedures[n.proc].asks(t, n, e);
}
function ve(e, t) {
	let n = _e(e, t);
	return e.besides.length === 0 || n.length === 0 ? n : [...n, ...te(e, t)];
}
function ye(e, t, n, r = _e(e, t)) {
	let i = r.filter((e) => e.seat === n);
	return e.besides.length === 0 || r.length === 0 ? i : [...i, ...te(e, t, n)];
}
function be(e, t, n, r) {
	if (r.count = 0, n.optional) ne(e, t, n, r);
	else {
		let i = t.core.stack[t.core.stack.length - 1];
		e.procedures[i.proc].options(t, i, n, r, e);
	}
	return r;
}
var xe = (e, t, r) => be(e, t, r, new n()).toArray();
function Se(e, t, n, r, i, a) {
	t.core.answered[n.seat]++, we(e, t, i, n, r, a);
}
function Ce(e, t, n) {
	we(e, t, n);
}
function we(e, t, n, r, i = "", a) {
	let o = le;
	le = n;
	let { stack: s } = t.core;
	try {
		if (r !== void 0) {
			if (r.optional) {
				let n = re(e, t, r, i, a);
				n !== void 0 && _(n);
			} else {
				let n = s[s.length - 1];
				e.procedures[n.proc].answer(t, n, r, i, e, a);
			}
		}
		if (he(e, t, s), g.length > 0) throw Error("`later` was called outside a lane");
	} finally {
		le = o, h.length > 0 && (h.length = 0), g.length > 0 && (g.length = 0);
	}
}
var Te = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
function Ee(e) {
	if (typeof e != "string" || e.length > 560) return;
	let t = e.normalize("NFC").trim();
	return t !== "" && !Te.test(t) && [...t].length <= 140 ? t : void 0;
}
var De = 1540;
function Oe(e) {
	if (typeof e == "string") {
		if (e.length > De) return;
		let t = /^(0|[1-9]\d{0,8}) ([^\s]+) ([^\s]+)(?: (".*"))?$/.exec(e);
		if (t === null) return;
		let [, n, r, i, a] = t, o = a === void 0 ? {} : { text: ke(a) };
		return Oe({
			n: Number(n),
			kind: r,
			option: i,
			...o
		});
	}
	if (typeof e != "object" || !e) return;
	let { kind: t, option: n, n: r, text: i } = e;
	if (typeof t != "string" || typeof n != "string" || typeof r != "number" || t.length > 200 || n.length > 200 || !Number.isSafeInteger(r)) return;
	if (i === void 0) return {
		kind: t,
		option: n,
		n: r
	};
	let a = Ee(i);
	return a === void 0 ? void 0 : {
		kind: t,
		option: n,
		n: r,
		text: a
	};
}
function ke(e) {
	try {
		return JSON.parse(e);
	} catch {
		return null;
	}
}
var Ae = (e, t) => typeof t == "number" && Number.isInteger(t) && t >= 0 && t < e.core.answered.length;
function je(e, t, n, r) {
	if (!Ae(t, n)) return v("ENG-NO-SUCH-SEAT");
	let i = Oe(r);
	if (i === void 0) return v("ENG-MALFORMED");
	if (t.core.stack.length === 0) return v("ENG-OVER");
	if (i.n !== t.core.answered[n]) return v("ENG-LATE");
	let a = ve(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? v("ENG-NOT-ASKED") : i.text !== void 0 && e.asks[a.kind]?.sentence !== !0 ? v("ENG-TEXT-2") : xe(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: Me(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var v = (e) => ({ refused: { rule: e } });
function Me(e, t, r) {
	let i = new n();
	return i.refused = [], be(e, t, r, i), i.refused;
}
function Ne(e, t, n, r = !1) {
	if (!Ae(t, n)) return v("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = i.core.stack.at(-1), o = () => a !== void 0 && (e.procedures[a.proc].takeBack?.(i, a, n, e) ?? !1), s = r && o(), c = s ? void 0 : ce(e, i, n);
	return s ||= c !== void 0 || !r && o(), s ? (i.core.answered[n]++, c === void 0 ? { state: i } : {
		state: i,
		beside: c
	}) : v("ENG-NOTHING-TO-TAKE-BACK");
}
var Pe = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), Fe = Pe("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), Ie = Pe("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), y = /* @__PURE__ */ new Int32Array(64), b = (e, t) => e >>> t | e << 32 - t, Le = /* @__PURE__ */ new Uint8Array(972), Re = /* @__PURE__ */ new Int32Array(8);
function ze(e) {
	let t = e.length * 3 + 72, n = t <= Le.length ? Le : new Uint8Array(t), r = Ve(e, n), i = ((r + 8 >> 6) + 1) * 64;
	n.fill(0, r, i), n[r] = 128, n[i - 5] = r / 2 ** 29;
	for (let e = 0; e < 4; e++) n[i - 1 - e] = r << 3 >>> 8 * e;
	Re.set(Fe);
	for (let e = 0; e < i; e += 64) Be(Re, n, e);
	return Re;
}
function Be(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		y[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = y[e - 15], n = y[e - 2], r = b(t, 7) ^ b(t, 18) ^ t >>> 3, i = b(n, 17) ^ b(n, 19) ^ n >>> 10;
		y[e] = y[e - 16] + r + y[e - 7] + i;
	}
	let r = e[0], i = e[1], a = e[2], o = e[3], s = e[4], c = e[5], l = e[6], u = e[7];
	for (let e = 0; e < 64; e++) {
		let t = b(s, 6) ^ b(s, 11) ^ b(s, 25), n = u + t + (s & c ^ ~s & l) + Ie[e] + y[e] | 0, d = (b(r, 2) ^ b(r, 13) ^ b(r, 22)) + (r & i ^ r & a ^ i & a) | 0;
		u = l, l = c, c = s, s = o + n | 0, o = a, a = i, i = r, r = n + d | 0;
	}
	e[0] += r, e[1] += i, e[2] += a, e[3] += o, e[4] += s, e[5] += c, e[6] += l, e[7] += u;
}
function Ve(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) {
		let i = e.codePointAt(r), a = i >= 55296 && i <= 57343 ? 65533 : i;
		a < 128 ? t[n++] = a : (a < 2048 ? t[n++] = 192 | a >> 6 : (a < 65536 ? t[n++] = 224 | a >> 12 : (r++, t[n++] = 240 | a >> 18, t[n++] = 128 | a >> 12 & 63), t[n++] = 128 | a >> 6 & 63), t[n++] = 128 | a & 63);
	}
	return n;
}
function He(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function Ue(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (He(e) & n) >>> 0;
	for (; r >= t;) r = (He(e) & n) >>> 0;
	return r;
}
function We(e) {
	let t = ze(e);
	return [
		t[0],
		t[1],
		t[2],
		t[3]
	];
}
var Ge = (e, t) => We(`oubliette entry\n${t}\n${e}`);
function Ke(e, t) {
	let n = Array(e).fill(0);
	return {
		chance: We(t),
		known: 0,
		answered: n,
		stack: [],
		aside: []
	};
}
function x(e) {
	e.core.known++;
}
function S(e, t) {
	return e.core.known++, 1 + Ue(e.core.chance, t);
}
function qe(e, t) {
	if (t.length === 0) throw Error("nothing to pick from");
	return e.core.known++, t[Ue(e.core.chance, t.length)];
}
function C(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Ue(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function w(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function Je(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, Ye(r, e.core));
	}
	return r;
}
function Ye(e, t) {
	let { chance: n, stack: r, aside: i } = t, o = Array(r.length);
	for (let t = 0; t < o.length; t++) o[t] = Xe(e, r[t]);
	return {
		chance: [
			n[0],
			n[1],
			n[2],
			n[3]
		],
		known: t.known,
		answered: t.answered.slice(),
		stack: o,
		aside: i.length === 0 ? [] : i.map((e) => a(e.kind, e.seat, e.steps, e.text))
	};
}
var Xe = (e, t) => e.procedures[t.proc].copy(t, e), Ze = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
});
function Qe(e, t, n, r) {
	return {
		type: "whole",
		min: e,
		max: t,
		default: n,
		...r
	};
}
function T(e, t, n) {
	return {
		type: "choice",
		values: e,
		default: t,
		...n
	};
}
function $e(e, t) {
	let n = typeof t == "object" && !!t && !Array.isArray(t), r = [];
	t !== void 0 && !n && r.push({
		rule: "ENG-OPT-2",
		where: "settings",
		what: "not-an-object"
	});
	let i = n ? t : {};
	for (let t of Object.keys(i)) Object.hasOwn(e, t) || r.push({
		rule: "ENG-OPT-3",
		where: `settings.${t}`,
		what: "unknown"
	});
	let a = {};
	for (let [t, n] of Object.entries(e)) {
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = et(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `settings.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function et(e, t) {
	switch (e.type) {
		case "flag": return typeof t == "boolean" ? void 0 : { what: "not-a-flag" };
		case "choice": return e.values.includes(t) ? void 0 : {
			what: "not-a-choice",
			values: e.values
		};
		case "whole": return Number.isInteger(t) && t >= e.min && t <= e.max ? void 0 : {
			what: "not-a-number",
			least: e.min,
			most: e.max
		};
	}
}
var tt = [];
function nt(e, { seats: t, settings: n, given: r }) {
	let i = $e(e.settings, n), [a, o] = e.seats;
	if (!Number.isInteger(t) || t < a || t > o) {
		let e = {
			rule: "ENG-SEATS-1",
			where: "seats",
			what: "not-a-number",
			least: a,
			most: o
		};
		return { faults: "faults" in i ? [e, ...i.faults] : [e] };
	}
	if ("faults" in i) return i;
	let s = i.values, c;
	if (e.readGiven !== void 0) {
		let n = e.readGiven(r, {
			seats: t,
			settings: s
		});
		if ("faults" in n) return n;
		c = n.value;
	} else if (r !== void 0) return { faults: [{
		rule: "ENG-GIVEN-1",
		where: "given",
		what: "unknown"
	}] };
	let l = {
		seats: t,
		settings: s,
		given: c
	}, u = e.roles === void 0 ? tt : rt(e.roles(l), l.seats);
	if ("rule" in u) return { faults: [u] };
	let d = e.faults?.(l);
	return d !== void 0 && d.length > 0 ? { faults: d } : {
		terms: l,
		roles: u
	};
}
function rt(e, t) {
	let n = e.reduce((e, t) => e + t.least, 0), r = e.reduce((e, t) => e + t.most, 0);
	if (t < n || t > r) return {
		rule: "ENG-ROLE-1",
		where: "seats",
		what: "not-a-number",
		least: n,
		most: r
	};
	let i = t - n;
	return e.flatMap(({ key: e, least: t, most: n }) => {
		let r = Math.min(i, n - t);
		return i -= r, Array(t + r).fill(e);
	});
}
function it(e, t) {
	let n = nt(e, t);
	return "faults" in n ? n.faults : [];
}
function at(e, t) {
	let n = nt(e, t);
	if (!("faults" in n)) return n;
	let [r] = n.faults;
	throw RangeError(`${r.rule} ${r.where}: ${r.code ?? r.what}`);
}
function ot(e, t, n) {
	let { terms: r, roles: i } = at(e, t), { seats: a, settings: o, given: s } = r, c = e.setup({
		core: Ke(a, t.seed),
		seats: a,
		settings: o,
		given: s,
		roles: i
	});
	return c.core.stack = [{
		proc: e.start,
		at: 0
	}], Ce(e, c, n), c;
}
function st(e, t) {
	let n = [], r = ot(e, t, (e) => n.push(e)), i = t.dice === "fresh" ? t.seed : void 0;
	return ct(e, r, {
		opening: n,
		terms: at(e, t).terms,
		seed: i
	});
}
function ct(e, t, { opening: n = [], terms: r, seed: i, before: a = 0 } = {}) {
	return {
		game: e,
		first: t,
		opening: n,
		terms: r,
		seed: i,
		before: a,
		entries: [],
		moves: [],
		state: t
	};
}
function lt(e, t) {
	let n = t.verb === "answer" ? ut(e, t) : ft(e, t);
	if (n !== void 0) return n;
	e.entries.push(t.verb === "answer" && t.text !== void 0 ? {
		...t,
		text: e.moves.at(-1).text
	} : t);
}
function ut(e, t) {
	let n = je(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r, answer: i } = n;
	mt(e, r, r.beside === void 0 ? 0 : m(e.game, e.state, r.beside, r.seat));
	let a = e.game.copy(e.state), { option: o, text: s } = i;
	e.moves.push(dt(e, a, {
		ask: r,
		option: o,
		text: s,
		entry: e.before + e.entries.length
	})), e.state = a;
}
function dt({ game: e, seed: t }, n, { ask: r, option: i, text: a, entry: o }) {
	t !== void 0 && (n.core.chance = Ge(t, o));
	let { stack: s, known: c } = n.core, l = s.length, u = s[l - 1], d = r.beside === void 0 ? 0 : p(e, n, r.beside, r.seat).length, f = r.optional && !se(e, n, r, i), m = [];
	return Se(e, n, r, i, (e) => m.push(e), a), {
		ask: r,
		option: i,
		text: a,
		entry: o,
		known: c,
		parallel: e.procedures[u.proc].parallel === !0,
		stays: s[l - 1] === u,
		unheard: f,
		steps: d,
		events: m
	};
}
function ft(e, { seat: t, verb: n, n: r }) {
	if (!Ae(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return pt(e, t);
	let i = ht(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? gt(e, t) : void 0) ?? _t(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function pt(e, t) {
	let n = e.moves[ht(e, t)]?.ask.optional === !1, r = Ne(e.game, e.state, t, n);
	if ("refused" in r) return r.refused;
	let { beside: i } = r;
	mt(e, {
		seat: t,
		beside: i
	}, i === void 0 ? 1 : m(e.game, e.state, i, t) + 1), e.state = r.state;
}
function mt(e, t, n) {
	for (let r = n; r > 0; r--) {
		let n = e.moves.findLastIndex(({ ask: e }) => e.seat === t.seat && e.beside === t.beside);
		n >= 0 && (t.beside === void 0 || e.moves[n].unheard) && (e.moves = e.moves.toSpliced(n, 1));
	}
}
var ht = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function gt(e, t) {
	let n = ht(e, t), r = e.moves[n];
	if (r === void 0 || r.unheard && !ae(e.game, e.state, r.ask, r.steps)) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1)) if (!t.unheard) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function _t(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let t of n) {
		let { ask: n, option: a, text: o, unheard: s, steps: c } = t;
		if (!(n.beside !== void 0 && p(e.game, r, n.beside, n.seat).length < c) && (s ? oe(e.game, r, n) : ve(e.game, r).includes(n)) && xe(e.game, r, n).includes(a)) i.push(dt(e, r, t));
		else if (s) ie(r, n, a, o), i.push(t);
		else return { rule: "ENG-OTHERS-ANSWERED" };
	}
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function vt(e) {
	let t = /^@(\d) ((0|[1-9]\d{0,8}) ([^\s]{1,200})(?: .+)?)$/.exec(e);
	if (t === null) return;
	let [, n, r, i, a] = t, o = Oe(r);
	return o === void 0 ? (a === "take-back" || a === "undo" || a === "undo-agreed") && r === `${i} ${a}` ? {
		seat: Number(n),
		n: Number(i),
		verb: a
	} : void 0 : {
		seat: Number(n),
		verb: "answer",
		...o
	};
}
var yt = [], bt = (e, t, n) => xt(e, t)(n);
function xt(e, t) {
	let n = [], r = _e(e, t);
	for (let { seat: e } of r) n.includes(e) || n.push(e);
	let { answered: i, stack: a, aside: o } = t.core, s = a.length === 0 ? {
		outcome: e.outcome(t),
		score: e.score(t)
	} : void 0, c = e.viewsOf?.(t) ?? ((n) => e.view(t, n)), l, u;
	return (d) => {
		(l === void 0 || e.open !== !0) && ([l, u] = [c(d), a.map((n) => Ze(e, t, n, d))]);
		let f = d === "spectator" ? yt : ye(e, t, d, r), p = {
			game: l,
			seats: i.length,
			frames: u,
			waiting: n,
			asks: f.length === 0 ? yt : f.map((n) => Ct(e, t, n)),
			mine: o.length === 0 ? yt : St(e, t, d),
			answered: d === "spectator" ? 0 : i[d]
		};
		return s === void 0 ? p : {
			...p,
			end: s
		};
	};
}
var St = (e, t, n) => t.core.aside.flatMap((r) => r.seat === n ? {
	...r,
	fits: p(e, t, r.kind, r.seat).length
} : []);
function Ct(e, t, n) {
	let r = wt(e, t, n);
	return {
		kind: n.kind,
		optional: n.optional,
		options: xe(e, t, n),
		rules: e.asks[n.kind]?.rules ?? [],
		...r === void 0 ? {} : { about: r },
		...e.asks[n.kind]?.sentence === !0 ? { sentence: !0 } : {}
	};
}
function wt(e, t, n) {
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, p(e, t, n.beside, n.seat));
	let r = t.core.stack.at(-1);
	return e.procedures[r.proc].about?.(t, r, n, e);
}
function Tt(e, t) {
	let { secret: n, ...r } = e;
	if (n === void 0 || t === "spectator" || !n.to.includes(t)) return r;
	let { to: i, ...a } = n;
	return {
		...r,
		...a,
		mine: !0
	};
}
var Et = (e) => e.core.stack.length === 0, Dt = (e) => Array.from({ length: e }, () => []);
function Ot(e, t) {
	let { aslongas: n } = t;
	return {
		...At(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function kt(e, t) {
	let { aslongas: n } = t;
	return {
		...At(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function At(e) {
	let { guess: t, quiet: n, show: i } = e;
	return {
		...n === void 0 ? {} : { quiet: n },
		...t === void 0 ? {} : { guess: t },
		asks: () => ge,
		options() {},
		answer() {
			throw Error("nothing was asked");
		},
		show: (e, t, n) => ({
			at: t.at,
			...i?.(t, n, e)
		}),
		copy: i === void 0 ? (e) => ({
			proc: e.proc,
			at: e.at
		}) : r
	};
}
function jt(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]);
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && _(a), "done";
		},
		asks(t, n) {
			let i = [];
			for (let a of e.seats(t)) {
				let e = r(t, n, a);
				e !== void 0 && i.push(s(e, a));
			}
			return i;
		},
		options: (n, r, i, a) => e.options(n, i.seat, t(r)[i.seat], a),
		answer(e, n, r, i) {
			t(n)[r.seat].push(i);
		},
		about: (n, r, i) => e.about?.(n, i.seat, t(r)[i.seat]),
		takeBack: (e, n, r) => t(n)[r]?.pop() !== void 0,
		copy: (e) => ({
			proc: e.proc,
			drafts: t(e).map((e) => e.slice())
		}),
		show: (n, i, a) => ({
			drafts: t(i).map((e, t) => t === a ? e.slice() : []),
			complete: e.seats(n).filter((e) => r(n, i, e) === void 0)
		}),
		guess(i, a, o, s) {
			let c = a, l = new n();
			for (let n of c.complete ?? []) for (; n !== o && r(i, a, n) !== void 0;) l.count = 0, e.options(i, n, t(a)[n], l), t(a)[n].push(l.list[s(l.count)]);
			delete c.complete;
		}
	};
}
function Mt(e, t) {
	let n = (e) => e, r = c(e), { begins: i } = t;
	function a(e, t, n) {
		return t.begun = t.at, i(e, n, t.todo[t.at]) ?? "on";
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next(e, r) {
			let o = n(r);
			for (; o.at < o.todo.length; o.at++) {
				let n = t.who(e, o.todo[o.at]);
				if (n !== void 0) return i === void 0 || o.begun === o.at ? "wait" : a(e, o, n);
				t.skipped?.(e, o.todo[o.at]);
			}
			return "done";
		},
		asks(e, i) {
			let a = n(i);
			return r[t.who(e, a.todo[a.at])];
		},
		options(e, r, i, a) {
			let o = n(r);
			t.options(e, i.seat, o.todo[o.at], a);
		},
		answer(e, r, i, a, o, s) {
			let c = n(r), l = t.choose(e, i.seat, c.todo[c.at++], a, s);
			l === "again" ? c.at-- : l !== void 0 && _(l);
		},
		about: (e, r, i) => t.about?.(e, i.seat, n(r).todo[n(r).at]),
		copy(e) {
			let { proc: t, todo: r, at: i, begun: a } = n(e);
			return a === void 0 ? {
				proc: t,
				todo: r,
				at: i
			} : {
				proc: t,
				todo: r,
				at: i,
				begun: a
			};
		},
		show(e, t) {
			let { todo: r, at: i, begun: a } = n(t);
			return a === void 0 ? {
				todo: r,
				at: i
			} : {
				todo: r,
				at: i,
				begun: a
			};
		}
	};
}
function Nt(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc];
	function i(e, n, i, a, o) {
		let s = t(i).lanes[a];
		he(e, n, s);
		for (let e of fe()) t(i).after[a].push(e);
		if (n.core.known !== o) throw Error(`a lane of ${i.proc} touched chance or a hidden deck`);
		let c = s.at(-1);
		if (c !== void 0 && r(e, c).asks(n, c, e).some((e) => e.seat !== a)) throw Error(`a lane of ${i.proc} asks another seat`);
	}
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		next(n, r, a) {
			let o = !1, { lanes: s } = t(r);
			for (let e = 0; e < s.length; e++) s[e].length > 0 && i(a, n, r, e, n.core.known), s[e].length > 0 && (o = !0);
			if (o) return "wait";
			e.declared !== "open" && t(r).after.some((e) => e.length > 0) && n.core.known++;
			for (let i of e.order(n)) for (let e of t(r).after[i]) _(e);
			return "done";
		},
		asks(e, n, i) {
			let a = [];
			for (let o of t(n).lanes) {
				let t = o.at(-1);
				t !== void 0 && a.push(...r(i, t).asks(e, t, i));
			}
			return a;
		},
		options: (e, t, i, a, o) => r(o, n(t, i.seat)).options(e, n(t, i.seat), i, a, o),
		answer(e, t, a, o, s, c) {
			let { known: l } = e.core;
			r(s, n(t, a.seat)).answer(e, n(t, a.seat), a, o, s, c), i(s, e, t, a.seat, l);
		},
		about: (e, t, i, a) => r(a, n(t, i.seat)).about?.(e, n(t, i.seat), i, a),
		secret: (e, t, i, a) => r(a, n(t, i.seat)).secret?.(e, n(t, i.seat), i, a) ?? !1,
		takeBack: (e, n, i, a) => {
			let o = t(n).lanes[i]?.at(-1);
			return o !== void 0 && (r(a, o).takeBack?.(e, o, i, a) ?? !1);
		},
		copy: (e, n) => {
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => Xe(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => Ze(a, n, e, i)), { lanes: s, after: c } = t(r);
			return {
				lanes: s.map((e, t) => t === i ? o(e) : []),
				after: c.map((t, n) => n === i || e.declared === "open" ? o(t) : []),
				open: s.flatMap((e, t) => e.length > 0 ? [t] : [])
			};
		},
		guess(t, n, i, a, o) {
			let s = n;
			for (let n of s.open ?? []) n !== i && (s.lanes[n] = e.lane(t, n));
			delete s.open;
			let c = (e) => e.forEach((e) => void r(o, e).guess?.(t, e, i, a, o));
			s.lanes.forEach(c), s.after.forEach(c);
		}
	};
}
function Pt(e, t) {
	let n = (e) => e, r = c(e);
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next: (e, t) => n(t).at < n(t).todo.length ? "wait" : "done",
		asks: (e, t) => r[n(t).todo[n(t).at]],
		options(e, r, i, a) {
			t.options(e, i.seat, n(r).event, a), a.add("pass");
		},
		answer(e, r, i, a, o, s) {
			let c = n(r), l = a === "pass" ? "next" : t.use(e, i.seat, c.event, a, s);
			l === "next" ? c.at++ : l === "close" ? c.at = c.todo.length : l !== void 0 && _(l);
		},
		about: (e, r, i) => t.about?.(e, i.seat, n(r).event),
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				event: t.event,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, r, i) => ({
			event: t.show === void 0 ? n(r).event : t.show(n(r).event, i, e),
			todo: n(r).todo,
			at: n(r).at
		})
	};
}
function Ft(e, t) {
	let r = (e) => e;
	function i(e, n, r, i) {
		return t.options(e, n, r, i), i.add("pass"), i;
	}
	let a = (e, t) => e.answers[e.todo.indexOf(t)] === "";
	function o(e, r) {
		let a = r.answers[r.at], o = r.todo[r.at];
		if (a === "pass") r.at++;
		else if (!i(e, o, r.event, new n()).has(a)) r.answers[r.at] = "";
		else {
			let n = t.use(e, o, r.event, a);
			n === "next" ? r.at++ : n === "close" ? r.at = r.todo.length : (n === "all" ? r.at = 0 : n !== void 0 && _(n), r.answers.fill("", r.at));
		}
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		parallel: !0,
		secret: () => !0,
		next(e, t) {
			let n = r(t);
			return n.at >= n.todo.length ? "done" : n.answers.includes("") ? "wait" : (e.core.known++, o(e, n), "on");
		},
		asks(t, n) {
			let i = r(n);
			return i.todo.filter((e, t) => i.answers[t] === "").map((t) => s(e, t));
		},
		options: (e, t, n, a) => void i(e, n.seat, r(t).event, a),
		answer(e, t, n, i) {
			let a = r(t);
			a.answers[a.todo.indexOf(n.seat)] = i;
		},
		about: (e, n, i) => t.about?.(e, i.seat, r(n).event),
		takeBack(e, t, n) {
			let i = r(t), o = i.todo.indexOf(n);
			return o < i.at || a(i, n) ? !1 : (i.answers[o] = "", !0);
		},
		copy(t) {
			let { event: n, todo: i, at: a, answers: o } = r(t);
			return {
				proc: e,
				event: n,
				todo: i,
				at: a,
				answers: o.slice()
			};
		},
		show(e, n, i) {
			let a = r(n);
			return {
				event: t.show === void 0 ? a.event : t.show(a.event, i, e),
				todo: a.todo,
				at: a.at,
				answers: a.answers.map((e, t) => t < a.at || a.todo[t] === i ? e : ""),
				complete: a.todo.filter((e, t) => a.answers[t] !== "")
			};
		},
		guess(e, t, o, s) {
			let c = r(t), l = t;
			for (let t of l.complete ?? []) {
				if (!a(c, t)) continue;
				let r = i(e, t, c.event, new n());
				c.answers[c.todo.indexOf(t)] = r.list[s(r.count)];
			}
			delete l.complete;
		}
	};
}
function It() {
	return {
		raise: _,
		later: ue,
		tell: de,
		sequence: (e, t, ...n) => Ot(t, n[0] ?? {}),
		repeat: (e, t, ...n) => kt(t, n[0] ?? {}),
		eachInTurn: (e, t) => Mt(e, t),
		allAtOnce: (e, t) => jt(t),
		sideBySide: (e, t) => Nt(t),
		window: (e, t) => Pt(e, t),
		windowAtOnce: (e, t) => Ft(e, t)
	};
}
var Lt = (e) => ({
	character: e.character,
	token: e.token,
	enemy: e.enemy,
	gems: e.gems,
	trophies: e.trophies,
	wounds: e.wounds,
	worn: e.worn.slice(),
	loose: e.loose.slice(),
	spoils: e.spoils.slice(),
	main: e.main,
	secondary: e.secondary.slice(),
	done: e.done.slice(),
	mainDone: e.mainDone,
	standing: e.standing.slice(),
	beaten: e.beaten.slice(),
	allyWins: e.allyWins,
	loneWins: e.loneWins,
	temples: e.temples,
	kritikWin: e.kritikWin,
	avenged: e.avenged,
	boughtQuest: e.boughtQuest,
	boughtTrophy: e.boughtTrophy,
	clover: e.clover,
	wonHere: e.wonHere,
	webbed: e.webbed,
	petrified: e.petrified,
	temper: e.temper
}), Rt = (e) => ({
	kind: e.kind,
	stage: e.stage,
	monster: e.monster,
	mayFlee: e.mayFlee,
	fled: e.fled,
	ally: e.ally,
	attacker: e.attacker,
	defender: e.defender,
	richer: e.richer,
	announced: e.announced.slice(),
	green: e.green,
	red: e.red,
	rerolled: e.rerolled.slice(),
	fists: e.fists.slice(),
	open: e.open,
	won: e.won,
	gems: e.gems,
	trophies: e.trophies,
	shareGems: e.shareGems,
	shareTrophies: e.shareTrophies,
	shareCard: e.shareCard
}), zt = (e) => ({
	moment: e.moment,
	standing: e.standing.slice(),
	sent: e.sent.slice(),
	closed: e.closed.slice(),
	offers: e.offers
}), Bt = (e) => ({ ...e }), Vt = (e, t) => ({
	core: t,
	settings: e.settings,
	round: e.round,
	first: e.first,
	active: e.active,
	adventure: e.adventure.slice(),
	discard: e.discard.slice(),
	guild: e.guild.slice(),
	shop: e.shop.slice(),
	setApart: e.setApart.slice(),
	gone: e.gone.slice(),
	reserve: e.reserve,
	pot: e.pot,
	arenaFought: e.arenaFought,
	lastRound: e.lastRound,
	over: e.over,
	turnedUp: e.turnedUp,
	cursed: e.cursed,
	fog: e.fog,
	bounty: e.bounty,
	fair: e.fair,
	card: e.card,
	lookQuests: e.lookQuests.slice(),
	lookCards: e.lookCards.slice(),
	fight: Rt(e.fight),
	fallen: {
		attacker: e.fallen.attacker,
		defender: e.fallen.defender
	},
	talk: zt(e.talk),
	deals: e.deals.slice(),
	ledger: e.ledger.map(Bt),
	due: e.due.slice(),
	players: e.players.map(Lt)
}), Ht = {
	"forgotten-hoard": { rule: "QT-CARD-49" },
	"cursed-idol": { rule: "QT-CARD-50" },
	"hidden-spring": { rule: "QT-CARD-51" },
	"dying-messenger": { rule: "QT-CARD-52" },
	"tilting-chest": { rule: "QT-CARD-53" },
	crossroads: { rule: "QT-CARD-54" },
	"lost-pedlar": { rule: "QT-CARD-55" }
}, Ut = {
	toll: { rule: "QT-CARD-56" },
	miasma: { rule: "QT-CARD-57" },
	"healing-brothers": { rule: "QT-CARD-58" },
	"small-change": { rule: "QT-CARD-59" },
	"poors-share": { rule: "QT-CARD-60" },
	"thick-fog": { rule: "QT-CARD-61" },
	"hunters-bounty": { rule: "QT-CARD-62" },
	"fair-day": { rule: "QT-CARD-63" },
	jealousy: { rule: "QT-CARD-64" }
}, Wt = Ht, Gt = Ut, Kt = Object.keys(Ht), qt = Object.keys(Ut), E = {
	temple: 2,
	guild: 2,
	guildForBard: 1,
	trophy: 6
}, Jt = (e) => Array.from({ length: 41 }, (t, n) => e(n / 2)), Yt = {
	up: Jt(Math.ceil),
	down: Jt(Math.floor)
}, Xt = [
	"creature",
	"humanoid",
	"undead",
	"dragon"
], Zt = Object.keys({
	barbarian: { rule: "QT-CARD-105" },
	sorcerer: { rule: "QT-CARD-106" },
	warrior: { rule: "QT-CARD-107" },
	thief: { rule: "QT-CARD-108" },
	ranger: { rule: "QT-CARD-109" },
	bard: { rule: "QT-CARD-110" }
}), Qt = {
	"chipped-dagger": {
		rule: "QT-CARD-83",
		type: "weapon",
		bonus: 1,
		price: 2
	},
	"iron-shod-club": {
		rule: "QT-CARD-84",
		type: "weapon",
		bonus: 1,
		price: 2
	},
	"short-sword": {
		rule: "QT-CARD-85",
		type: "weapon",
		bonus: 2,
		price: 4
	},
	"yew-bow": {
		rule: "QT-CARD-86",
		type: "weapon",
		bonus: 2,
		price: 5
	},
	"war-mace": {
		rule: "QT-CARD-87",
		type: "weapon",
		bonus: 3,
		price: 6
	},
	"double-axe": {
		rule: "QT-CARD-88",
		type: "weapon",
		bonus: 4,
		price: 8
	},
	gambeson: {
		rule: "QT-CARD-89",
		type: "armour",
		bonus: 1,
		price: 2
	},
	"helm-of-the-dead": {
		rule: "QT-CARD-90",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"chain-mail": {
		rule: "QT-CARD-91",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"rune-shield": {
		rule: "QT-CARD-92",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"plate-harness": {
		rule: "QT-CARD-93",
		type: "armour",
		bonus: 3,
		price: 6
	},
	"power-armour": {
		rule: "QT-CARD-94",
		type: "armour",
		bonus: 0,
		price: 4
	},
	"copper-ring": {
		rule: "QT-CARD-95",
		type: "jewel",
		bonus: 1,
		price: 2
	},
	"silver-clover": {
		rule: "QT-CARD-96",
		type: "jewel",
		bonus: 1,
		price: 4
	},
	"menders-ring": {
		rule: "QT-CARD-97",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"traders-brooch": {
		rule: "QT-CARD-98",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"fang-necklace": {
		rule: "QT-CARD-99",
		type: "jewel",
		bonus: 2,
		price: 4
	},
	"diadem-of-eloquence": {
		rule: "QT-CARD-100",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"healing-temple": {
		rule: "QT-CARD-101",
		type: "special",
		bonus: 0,
		price: 2
	},
	"dragon-sword": {
		rule: "QT-CARD-102",
		type: "weapon",
		bonus: 5,
		price: 0
	},
	"dragon-armour": {
		rule: "QT-CARD-103",
		type: "armour",
		bonus: 4,
		price: 0
	},
	"dragon-amulet": {
		rule: "QT-CARD-104",
		type: "jewel",
		bonus: 3,
		price: 0
	}
}, D = Qt, $t = Object.keys(Qt).filter((e) => e !== "healing-temple"), en = [
	"dragon-sword",
	"dragon-armour",
	"dragon-amulet"
], tn = $t.filter((e) => !en.includes(e)), nn = {
	"giant-cellar-rat": {
		rule: "QT-CARD-1",
		type: "creature",
		power: 6,
		gems: 1,
		trophies: 0
	},
	"beetle-swarm": {
		rule: "QT-CARD-2",
		type: "creature",
		power: 7,
		gems: 2,
		trophies: 0
	},
	"weaver-spider": {
		rule: "QT-CARD-3",
		type: "creature",
		power: 8,
		gems: 1,
		trophies: 1
	},
	"greenish-jelly": {
		rule: "QT-CARD-4",
		type: "creature",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"ash-wolf": {
		rule: "QT-CARD-5",
		type: "creature",
		power: 9,
		gems: 1,
		trophies: 1
	},
	"shrieking-harpy": {
		rule: "QT-CARD-6",
		type: "creature",
		power: 10,
		gems: 4,
		trophies: 0
	},
	"horned-bear": {
		rule: "QT-CARD-7",
		type: "creature",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"cracked-gargoyle": {
		rule: "QT-CARD-8",
		type: "creature",
		power: 11,
		gems: 2,
		trophies: 1
	},
	"one-eyed-basilisk": {
		rule: "QT-CARD-9",
		type: "creature",
		power: 12,
		gems: 3,
		trophies: 1
	},
	"burrowing-worm": {
		rule: "QT-CARD-10",
		type: "creature",
		power: 12,
		gems: 3,
		trophies: 1
	},
	manticore: {
		rule: "QT-CARD-11",
		type: "creature",
		power: 13,
		gems: 4,
		trophies: 1
	},
	chimera: {
		rule: "QT-CARD-12",
		type: "creature",
		power: 15,
		gems: 5,
		trophies: 1
	},
	"black-griffin": {
		rule: "QT-CARD-13",
		type: "creature",
		power: 17,
		gems: 4,
		trophies: 2
	},
	"three-headed-hydra": {
		rule: "QT-CARD-14",
		type: "creature",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"stone-behemoth": {
		rule: "QT-CARD-15",
		type: "creature",
		power: 19,
		gems: 6,
		trophies: 2
	},
	"pilfering-goblin": {
		rule: "QT-CARD-16",
		type: "humanoid",
		power: 6,
		gems: 2,
		trophies: 0
	},
	"kobold-sapper": {
		rule: "QT-CARD-17",
		type: "humanoid",
		power: 7,
		gems: 2,
		trophies: 0
	},
	cutthroat: {
		rule: "QT-CARD-18",
		type: "humanoid",
		power: 8,
		gems: 3,
		trophies: 0
	},
	"orc-scout": {
		rule: "QT-CARD-19",
		type: "humanoid",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"saurian-raider": {
		rule: "QT-CARD-20",
		type: "humanoid",
		power: 10,
		gems: 4,
		trophies: 0
	},
	"masked-cultist": {
		rule: "QT-CARD-21",
		type: "humanoid",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"hobgoblin-sergeant": {
		rule: "QT-CARD-22",
		type: "humanoid",
		power: 11,
		gems: 2,
		trophies: 1
	},
	"scarred-orc": {
		rule: "QT-CARD-23",
		type: "humanoid",
		power: 12,
		gems: 5,
		trophies: 0
	},
	"ogre-doorkeeper": {
		rule: "QT-CARD-24",
		type: "humanoid",
		power: 12,
		gems: 3,
		trophies: 1
	},
	minotaur: {
		rule: "QT-CARD-25",
		type: "humanoid",
		power: 14,
		gems: 4,
		trophies: 1
	},
	"bridge-troll": {
		rule: "QT-CARD-26",
		type: "humanoid",
		power: 15,
		gems: 5,
		trophies: 1
	},
	"infernal-cyclops": {
		rule: "QT-CARD-27",
		type: "humanoid",
		power: 16,
		gems: 5,
		trophies: 1
	},
	"orc-warlord": {
		rule: "QT-CARD-28",
		type: "humanoid",
		power: 17,
		gems: 4,
		trophies: 2
	},
	"deep-giant": {
		rule: "QT-CARD-29",
		type: "humanoid",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"rattling-skeleton": {
		rule: "QT-CARD-30",
		type: "undead",
		power: 6,
		gems: 1,
		trophies: 0
	},
	"shuffling-zombie": {
		rule: "QT-CARD-31",
		type: "undead",
		power: 7,
		gems: 2,
		trophies: 0
	},
	"crawling-hand": {
		rule: "QT-CARD-32",
		type: "undead",
		power: 8,
		gems: 1,
		trophies: 1
	},
	ghoul: {
		rule: "QT-CARD-33",
		type: "undead",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"bone-archer": {
		rule: "QT-CARD-34",
		type: "undead",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"grave-hound": {
		rule: "QT-CARD-35",
		type: "undead",
		power: 11,
		gems: 4,
		trophies: 0
	},
	"weeping-spectre": {
		rule: "QT-CARD-36",
		type: "undead",
		power: 11,
		gems: 2,
		trophies: 1
	},
	mummy: {
		rule: "QT-CARD-37",
		type: "undead",
		power: 12,
		gems: 3,
		trophies: 1
	},
	banshee: {
		rule: "QT-CARD-38",
		type: "undead",
		power: 12,
		gems: 3,
		trophies: 1
	},
	"fallen-knight": {
		rule: "QT-CARD-39",
		type: "undead",
		power: 14,
		gems: 4,
		trophies: 1
	},
	vampire: {
		rule: "QT-CARD-40",
		type: "undead",
		power: 16,
		gems: 4,
		trophies: 1
	},
	lich: {
		rule: "QT-CARD-41",
		type: "undead",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"barrow-king": {
		rule: "QT-CARD-42",
		type: "undead",
		power: 19,
		gems: 6,
		trophies: 2
	},
	"emerald-dragon": {
		rule: "QT-CARD-43",
		type: "dragon",
		power: 20,
		gems: 6,
		trophies: 3
	},
	"brazen-dragon": {
		rule: "QT-CARD-44",
		type: "dragon",
		power: 22,
		gems: 7,
		trophies: 3
	},
	"scarlet-dragon": {
		rule: "QT-CARD-45",
		type: "dragon",
		power: 24,
		gems: 8,
		trophies: 3
	},
	djinn: {
		rule: "QT-CARD-46",
		type: "untyped",
		power: 17,
		gems: 0,
		trophies: 1
	},
	"temple-guardian": {
		rule: "QT-CARD-47",
		type: "untyped",
		power: 15,
		gems: 3,
		trophies: 1
	},
	mimic: {
		rule: "QT-CARD-48",
		type: "untyped",
		power: 12,
		gems: 0,
		trophies: 1
	}
}, O = nn, rn = Object.keys(nn), an = {
	edge: {
		rule: "QT-CARD-65",
		trophies: 2
	},
	pauper: {
		rule: "QT-CARD-66",
		trophies: 3
	},
	huntsman: {
		rule: "QT-CARD-67",
		trophies: 2
	},
	provost: {
		rule: "QT-CARD-68",
		trophies: 2
	},
	exorcist: {
		rule: "QT-CARD-69",
		trophies: 2
	},
	wyrmslayer: {
		rule: "QT-CARD-70",
		trophies: 3
	},
	naturalist: {
		rule: "QT-CARD-71",
		trophies: 2
	},
	miser: {
		rule: "QT-CARD-72",
		trophies: 2
	},
	colossus: {
		rule: "QT-CARD-73",
		trophies: 2
	},
	"full-harness": {
		rule: "QT-CARD-74",
		trophies: 1
	},
	gladiator: {
		rule: "QT-CARD-75",
		trophies: 1
	},
	"shield-sibling": {
		rule: "QT-CARD-76",
		trophies: 1
	},
	loner: {
		rule: "QT-CARD-77",
		trophies: 2
	},
	martyr: {
		rule: "QT-CARD-78",
		trophies: 1
	},
	"lucky-star": {
		rule: "QT-CARD-79",
		trophies: 1
	},
	collector: {
		rule: "QT-CARD-80",
		trophies: 2
	},
	avenger: {
		rule: "QT-CARD-81",
		trophies: 2
	},
	pilgrim: {
		rule: "QT-CARD-82",
		trophies: 2
	}
}, on = an, sn = Object.keys(an), cn = [
	"gems",
	"item",
	"spoils",
	"quest",
	"help",
	"call"
], ln = [
	"loot",
	"trophy",
	"card",
	"gems",
	"item",
	"spoils",
	"quest",
	"fist",
	"aside",
	"help",
	"truce",
	"word"
], un = [
	"split",
	"after",
	"after-win",
	"this-turn",
	"next-turn",
	"this-arena",
	"next-arena",
	"next-fight",
	"round-end",
	"judged"
], dn = [
	"friends",
	"fair-share",
	"my-turn-next",
	"no-plunder",
	"vote-for-you",
	"leave-leader",
	"share-news",
	"remember",
	"first-pick",
	"stay-home",
	"same-side",
	"drink"
], fn = [
	"price",
	"trust",
	"wounds",
	"plans",
	"leader",
	"none"
], pn = [
	"loyal",
	"shrewd",
	"grudging",
	"treacherous"
], mn = (e) => +(e === "banshee"), k = It(), A = (e, t) => e.players.map((n, r) => (t + r) % e.players.length), hn = (e) => Number(e.settings.target), j = () => ({
	kind: "none",
	stage: "talk",
	monster: "none",
	mayFlee: !1,
	fled: !1,
	ally: -1,
	attacker: -1,
	defender: -1,
	richer: -1,
	announced: [],
	green: 0,
	red: 0,
	rerolled: [],
	fists: [],
	open: !1,
	won: !1,
	gems: 0,
	trophies: 0,
	shareGems: 0,
	shareTrophies: 0,
	shareCard: !1
}), gn = (e) => ({
	moment: "none",
	standing: [],
	sent: Array(e * e).fill(0),
	closed: Array(e * e).fill(!1),
	offers: 0
}), _n = (e) => ({
	character: "none",
	token: !1,
	enemy: "none",
	gems: e,
	trophies: 0,
	wounds: 0,
	worn: [],
	loose: [],
	spoils: [],
	main: "none",
	secondary: [],
	done: [],
	mainDone: !1,
	standing: [],
	beaten: [],
	allyWins: 0,
	loneWins: 0,
	temples: 0,
	kritikWin: !1,
	avenged: !1,
	boughtQuest: !1,
	boughtTrophy: !1,
	clover: !1,
	wonHere: !1,
	webbed: !1,
	petrified: !1,
	temper: "shrewd"
}), M = (e) => e !== "lich", vn = ({ character: e, token: t }) => e === "barbarian" && t ? 1 : 0;
function yn(e, t) {
	let n = e.players[t];
	n.character === "barbarian" && M(e.fight.monster) && (n.wonHere = !0, n.token || (n.token = !0, k.tell(() => ({
		type: "fury",
		rule: "QT-CARD-105",
		seat: t
	}))));
}
function bn(e, t) {
	let n = e.players[t];
	n.character === "barbarian" && n.token && !n.wonHere && (n.token = !1, k.tell(() => ({
		type: "calm",
		rule: "QT-CARD-105",
		seat: t
	})));
}
var xn = (e, t) => O[t].type === "undead" && e.includes("helm-of-the-dead") ? 1 : 0;
function Sn(e, t, n) {
	let { character: r, enemy: i } = e.players[t];
	if (r !== "ranger") return 0;
	let { type: a } = O[n];
	return i === "dragon" ? a === "dragon" || a === "untyped" ? 6 : 0 : a === i ? 3 : 0;
}
var Cn = (e, t) => e.players[t].character === "warrior" && M(e.fight.monster), wn = (e) => +(e === "warrior"), Tn = (e, t) => +!!e.players[t].worn.includes("yew-bow"), En = (e, t) => Math.max(1, Dn(e, t, !0));
function Dn(e, t, n) {
	let r = e.players[t], { worn: i, wounds: a } = r, o = 8 - a;
	for (let e of i) o += D[e].bonus;
	return e.cursed === t && (o -= 2), n && (o += vn(r)), o;
}
function On(e, t, n) {
	let r = M(n), i = Dn(e, t, r);
	return i += xn(e.players[t].worn, n), r && (i += Sn(e, t, n)), Math.max(1, i);
}
var kn = (e, t, n) => Math.max(1, Dn(e, t, !0) + (n ? wn(e.players[t].character) : 0));
function An(e, t, n) {
	let r = e.players[t];
	return [
		{
			of: "base",
			n: 8
		},
		...r.worn.map((e) => ({
			of: e,
			n: D[e].bonus
		})),
		{
			of: "fury",
			n: vn(r)
		},
		{
			of: "rampart",
			n: n ? wn(r.character) : 0
		},
		{
			of: "wounds",
			n: 0 - r.wounds
		},
		{
			of: "curse",
			n: e.cursed === t ? -2 : 0
		}
	].filter(({ n: e }) => e !== 0);
}
function jn(e, t, n) {
	let r = n === "none" ? En(e, t) : On(e, t, n);
	return Math.max(0, Yt[e.settings.allyGauge][r] + Tn(e, t) - mn(n));
}
var Mn = (e, ...t) => e.spoils.filter((e) => t.includes(O[e].type)).length, Nn = (e) => (t, n) => Mn(n, e) >= 2, Pn = {
	edge: (e, { worn: t }) => t.includes("double-axe") || t.includes("dragon-sword"),
	pauper: (e, { trophies: t }, n) => e.players.every((e, r) => r === n || e.trophies > t) && e.players.some((e, t) => t !== n && e.trophies >= 5),
	huntsman: Nn("creature"),
	provost: Nn("humanoid"),
	exorcist: Nn("undead"),
	wyrmslayer: (e, t) => Mn(t, "dragon", "untyped") >= 1,
	naturalist: (e, t) => t.spoils.length >= 4 && [
		"creature",
		"humanoid",
		"undead"
	].every((e) => Mn(t, e) >= 1),
	miser: (e, { gems: t }) => t >= 8,
	colossus: (e, t, n) => En(e, n) >= 14,
	"full-harness": (e, { worn: t }) => t.length === 3,
	gladiator: (e, { beaten: t }) => t.length >= 2,
	"shield-sibling": (e, { allyWins: t }) => t >= 4,
	loner: (e, { loneWins: t }) => t >= 2,
	martyr: (e, { wounds: t }) => t === 4,
	"lucky-star": (e, { kritikWin: t }) => t,
	collector: (e, { spoils: t }) => t.length >= 5,
	avenger: (e, { avenged: t }) => t,
	pilgrim: (e, { temples: t }) => t >= 2
}, Fn = (e, t, n) => Pn[n](e, e.players[t], t);
function N(e, t, n) {
	let r = Math.min(n, e.reserve);
	return e.reserve -= r, e.players[t].gems += r, r;
}
function In(e, t, n) {
	let r = e.active, i = N(e, r, t);
	k.tell(() => ({
		type: "found",
		rule: n,
		seat: r,
		gems: i
	}));
}
function Ln(e, t, n) {
	let r = N(e, t, 1);
	r > 0 && k.tell(() => ({
		type: "pocketed",
		rule: n,
		seat: t,
		gems: r
	}));
}
function P(e, t, n) {
	e.players[t].gems -= n, e.reserve += n;
}
function F(e, t, n) {
	if (n === 0) return;
	let r = e.players[t];
	if (r.trophies += n, r.trophies < hn(e) || e.lastRound) return;
	e.lastRound = !0;
	let i = e.settings.endAt === "turn" ? "QT-RULING-11" : "QT-END-1";
	k.tell(() => ({
		type: "target",
		rule: i,
		seat: t,
		trophies: r.trophies
	}));
}
function I(e, t) {
	let n = e.findIndex((e) => sn.indexOf(e) > sn.indexOf(t));
	e.splice(n < 0 ? e.length : n, 0, t);
}
var Rn = (e) => e.main === "none" ? e.secondary : [e.main, ...e.secondary], zn = (e) => e.fight.kind === "none" || e.fight.stage !== "dice", Bn = {
	step: (e, t, n) => n.length === 0 ? "claim" : void 0,
	options(e, t, n, r) {
		if (zn(e)) for (let n of Rn(e.players[t])) r.add(n, Fn(e, t, n) ? void 0 : "QT-QUEST-5");
	},
	carryOut(e, t, [n]) {
		Vn(e, t, n);
	}
};
function Vn(e, t, n) {
	x(e);
	let r = e.players[t], i = r.main === n;
	i ? (r.main = "none", r.mainDone = !0) : r.secondary.splice(r.secondary.indexOf(n), 1), r.standing = r.standing.filter((e) => e !== n), r.done.push(n);
	let a = on[n].trophies * (i ? 2 : 1), o = N(e, t, 4), s = i ? "QT-QUEST-2" : "QT-QUEST-3";
	k.tell(() => ({
		type: "claimed",
		rule: s,
		seat: t,
		quest: n,
		main: i,
		trophies: a,
		gems: o
	})), F(e, t, a);
}
var Hn = {
	step: (e, t, n) => n.length === 0 ? "standing" : void 0,
	options(e, t, n, r) {
		let i = e.players[t];
		for (let e of Rn(i)) r.add(`${i.standing.includes(e) ? "off" : "on"}:${e}`);
	},
	carryOut(e, t, [n]) {
		let r = e.players[t], [i, a] = n.split(":");
		i === "on" ? I(r.standing, a) : r.standing = r.standing.filter((e) => e !== a);
	}
};
function Un(e) {
	if (zn(e)) for (let t = !0; t;) {
		t = !1;
		for (let n of A(e, e.active)) {
			let r = e.players[n].standing.find((t) => Fn(e, n, t));
			r !== void 0 && (Vn(e, n, r), t = !0);
		}
	}
}
var L = [
	"give",
	"ask",
	"ask-word",
	"promise"
], Wn = {
	give: "give",
	ask: "ask",
	"ask-word": "askWord",
	promise: "promise"
};
function R(e) {
	let t = e.indexOf(":");
	return t < 0 ? e : e.slice(0, t);
}
function z(e) {
	let t = e.indexOf(":");
	if (t < 0) return "";
	let n = e.indexOf(":", t + 1);
	return e.slice(t + 1, n < 0 ? void 0 : n);
}
var Gn = (e) => e.slice(e.lastIndexOf(":") + 1), Kn = (e, t) => t === void 0 ? e : `${e}:${t}`, B = (e, t, n) => `${e}:${t}:${n}`, V = (e, t) => e[Wn[t]], qn = (e) => e === "give" || e === "ask", Jn = (e, t) => t === "give" || t === "promise" ? e.sender : e.receiver;
function Yn(e, t) {
	return (qn(e) ? cn : ln).indexOf(R(t)) * un.length + Math.max(0, un.indexOf(Gn(t)));
}
var Xn = (e, t, n) => ({
	...e,
	[Wn[t]]: [...V(e, t), n].sort((e, n) => Yn(t, e) - Yn(t, n) || (e < n ? -1 : +(e > n)))
}), Zn = (e) => L.flatMap((t) => V(e, t).length === 0 ? [] : `${t} ${V(e, t).join(", ")}`).join(" / "), Qn = (e) => ({
	moment: e.moment,
	sender: e.receiver,
	receiver: e.sender,
	answers: 0,
	give: e.ask,
	ask: e.give,
	askWord: e.promise,
	promise: e.askWord
}), $n = B("word", "own", "judged"), er = (e) => Xt.includes(e), tr = (e, t) => {
	if (!er(e)) return e === t;
	let { type: n } = O[t];
	return n === e || e === "dragon" && n === "untyped";
};
function nr(e) {
	let { seats: t, core: n, settings: r } = e, i = C(e, [...sn]), a = C(e, [
		...rn,
		...Kt,
		...qt
	]), o = [];
	for (let n = 0; n < 2 * t; n++) o.push(w(e, i));
	return {
		core: n,
		settings: r,
		round: 0,
		first: 0,
		active: 0,
		adventure: a,
		discard: [],
		guild: i,
		shop: [...tn],
		setApart: [...en],
		gone: [],
		reserve: 40 - t * r.startingGems,
		pot: 0,
		arenaFought: !1,
		lastRound: !1,
		over: !1,
		turnedUp: !1,
		cursed: -1,
		fog: !1,
		bounty: !1,
		fair: !1,
		card: "none",
		lookQuests: o,
		lookCards: [],
		fight: j(),
		fallen: {
			attacker: -1,
			defender: -1
		},
		talk: gn(t),
		deals: [],
		ledger: [],
		due: [],
		players: Array.from({ length: t }, () => ({
			..._n(r.startingGems),
			temper: qe(e, pn)
		}))
	};
}
var rr = (e, t) => e.lookQuests.slice(2 * t, 2 * t + 2), ir = k.allAtOnce("main-quest", {
	seats: (e) => e.players.map((e, t) => t),
	step: (e, t, n) => n.length === 0 ? "main-quest" : void 0,
	options(e, t, n, r) {
		for (let n of rr(e, t)) r.add(n);
	},
	commit(e, t) {
		t.forEach(([t], n) => {
			let [r, i] = rr(e, n);
			e.players[n].main = t, e.guild.push(t === r ? i : r), k.tell(() => ({
				type: "main-chosen",
				rule: "QT-SETUP-5",
				seat: n,
				secret: {
					to: [n],
					quest: t
				}
			}));
		}), e.lookQuests = [];
	},
	quiet: !0
});
function ar(e) {
	let t = [];
	for (let n of e.guild) I(t, n);
	e.guild = C(e, t);
	let n = C(e, [...Zt]);
	e.players.forEach((t, r) => {
		let i = w(e, n);
		t.character = i, k.tell(() => ({
			type: "character",
			rule: "QT-SETUP-7",
			seat: r,
			character: i
		}));
	}), e.players.forEach((t, n) => {
		if (t.character !== "ranger") return;
		let r = qe(e, Xt);
		t.enemy = r, k.tell(() => ({
			type: "sworn-enemy",
			rule: "QT-SETUP-9",
			seat: n,
			enemy: r
		}));
	});
}
function or(e) {
	let t = e.players.map((e, t) => t);
	for (; t.length > 1;) {
		let n = t.map((t) => {
			let n = S(e, 8);
			return k.tell(() => ({
				type: "start-roll",
				rule: "QT-SETUP-12",
				seat: t,
				pips: n
			})), n;
		}), r = Math.max(...n);
		t = t.filter((e, t) => n[t] === r);
	}
	e.first = t[0], e.active = e.first, k.tell(() => ({
		type: "starts",
		rule: "QT-SETUP-12",
		seat: e.first
	}));
}
var sr = (e) => e.startsWith("quest:") && !e.includes("::") ? "quest" : e, cr = (e) => ({
	...e,
	give: e.give.map(sr)
});
function lr(e, t) {
	return {
		settings: e.settings,
		...e.round === 0 ? {} : {
			round: e.round,
			first: e.first,
			active: e.active
		},
		adventureLeft: e.adventure.length,
		discard: e.discard.slice(),
		guildLeft: e.guild.length,
		shop: e.shop.slice(),
		setApart: e.setApart.slice(),
		gone: e.gone.slice(),
		reserve: e.reserve,
		pot: e.pot,
		arenaFought: e.arenaFought,
		lastRound: e.lastRound,
		...fr("cursed", e.cursed),
		fog: e.fog,
		bounty: e.bounty,
		fair: e.fair,
		...dr("card", e.card),
		lookQuests: pr(e, t),
		lookCards: t === e.active ? e.lookCards.slice() : e.lookCards.map(() => "?"),
		...e.fight.kind === "none" ? {} : { fight: mr(e.fight, e.fight.kind) },
		...e.fallen.attacker === -1 ? {} : { fallen: { ...e.fallen } },
		...dr("moment", e.talk.moment),
		offers: e.talk.standing.map((n) => vr(e, n, t)),
		deals: e.deals.map((n) => vr(e, n, t)),
		ledger: e.ledger.map((n) => br(e, n, t)),
		players: e.players.map((n, r) => xr(e, n, r, t)),
		...e.fight.kind === "arena" ? { _principals: hr(e) } : {},
		_rest: {
			offers: e.talk.offers,
			sent: e.talk.sent.slice(),
			closed: e.talk.closed.slice(),
			due: e.due.filter((n) => !yr(e, e.ledger[n - 1], t)),
			settling: [...new Set(e.due.map((t) => e.ledger[t - 1].giver))],
			over: e.over,
			turnedUp: e.turnedUp,
			...t === "spectator" ? {} : { temper: e.players[t].temper }
		}
	};
}
var ur = (e, t, n) => t === n ? {} : { [e]: t }, dr = (e, t) => ur(e, t, "none"), fr = (e, t) => ur(e, t, -1), H = (e, t) => ur(e, t, 0);
function pr(e, t) {
	if (e.round > 0) return t === e.active ? e.lookQuests.slice() : e.lookQuests.map(() => "?");
	let n = t === "spectator" ? [] : rr(e, t);
	return e.lookQuests.map((e) => n.includes(e) ? e : "?");
}
function mr(e, t) {
	return {
		kind: t,
		stage: e.stage,
		...dr("monster", e.monster),
		mayFlee: e.mayFlee,
		...fr("ally", e.ally),
		attacker: e.attacker,
		...fr("defender", e.defender),
		...fr("richer", e.richer),
		announced: e.announced.slice(),
		...H("green", e.green),
		...H("red", e.red),
		rerolled: e.rerolled.slice(),
		open: e.open,
		won: e.won,
		...H("gems", e.gems),
		...H("trophies", e.trophies),
		...H("shareGems", e.shareGems),
		...H("shareTrophies", e.shareTrophies),
		shareCard: e.shareCard
	};
}
var hr = (e) => [e.fight.attacker, e.fight.defender].map((t, n) => ({
	power: kn(e, t, n === 1),
	terms: An(e, t, n === 1)
}));
function gr({ fight: e, players: t }, n, r) {
	if (e.kind === "arena" && e.fists.length !== 0 && e.stage !== "fists" && n !== e.attacker && n !== e.defender) return e.open || r || t[n].petrified ? e.fists[n] : "closed";
}
var _r = (e, ...t) => e !== "spectator" && t.includes(e);
function vr(e, t, n) {
	let { id: r, moment: i, sender: a, receiver: o, answers: s } = t, c = {
		id: r,
		moment: i,
		sender: a,
		receiver: o
	};
	if (s !== 0 && (c.answers = s), e.settings.talk === "whispered" && !e.turnedUp && !_r(n, a, o)) return c;
	let { give: l, ask: u, askWord: d, promise: f } = n === a ? t : cr(t);
	return [c.give, c.ask, c.askWord, c.promise] = [
		l,
		u,
		d,
		f
	], t.text !== void 0 && (c.text = t.text), c;
}
var yr = (e, { state: t, giver: n, receiver: r }, i) => e.settings.talk === "whispered" && t === "running" && !_r(i, n, r);
function br(e, t, n) {
	let { number: r, round: i, giver: a, receiver: o, state: s } = t, c = {
		number: r,
		round: i,
		giver: a,
		receiver: o,
		state: s
	};
	if (yr(e, t, n)) return c;
	let { moment: l, offer: u, kind: d, subject: f, due: p, delivered: m, plundered: ee, called: te, turns: ne, text: re } = t;
	return {
		word: B(d, f, p),
		...c,
		moment: l,
		offer: u,
		...H("delivered", m),
		plundered: ee,
		called: te,
		later: ne > 0,
		...re === void 0 ? {} : { text: re }
	};
}
function xr(e, t, n, r) {
	let i = n === r, a = i || e.turnedUp, o = {
		token: t.token,
		gems: t.gems,
		trophies: t.trophies,
		wounds: t.wounds,
		power: En(e, n),
		allyPower: jn(e, n, "none"),
		worn: t.worn.slice(),
		loose: t.loose.slice(),
		spoils: t.spoils.slice(),
		mainDone: t.mainDone,
		secondary: a ? t.secondary.slice() : t.secondary.map(() => "?"),
		done: t.done.slice(),
		beaten: t.beaten.slice(),
		allyWins: t.allyWins,
		loneWins: t.loneWins,
		temples: t.temples,
		kritikWin: t.kritikWin,
		avenged: t.avenged,
		boughtQuest: t.boughtQuest,
		boughtTrophy: t.boughtTrophy,
		clover: t.clover,
		wonHere: t.wonHere,
		webbed: t.webbed,
		petrified: t.petrified
	};
	t.character !== "none" && (o.character = t.character), t.enemy !== "none" && (o.enemy = t.enemy), t.main !== "none" && (o.main = a ? t.main : "?"), i && t.standing.length > 0 && (o.standing = t.standing.slice());
	let s = gr(e, n, i);
	return s !== void 0 && (o.hand = s), e.turnedUp && (o.temper = t.temper), o;
}
var Sr = [
	"attacker",
	"defender",
	"none"
], Cr = [
	"fists",
	"dice",
	"after"
];
function wr(e, t, n, r) {
	let i = Pr(Er(e), r), a = Pr(Dr(e), r), { offers: o, sent: s, closed: c, over: l, turnedUp: u, temper: d } = e._rest, f = e.players.map((e, t) => kr(e, i, (t === n ? d : void 0) ?? e.temper ?? pn[r(pn.length)]));
	return {
		core: t,
		settings: e.settings,
		round: e.round ?? 0,
		first: e.first ?? 0,
		active: e.active ?? 0,
		lookCards: e.lookCards.map((e) => e === "?" ? a.pop() : e),
		adventure: a,
		discard: e.discard,
		lookQuests: e.lookQuests.map((e) => Tr(e, i)),
		guild: i,
		shop: e.shop,
		setApart: e.setApart,
		gone: e.gone,
		reserve: e.reserve,
		pot: e.pot,
		arenaFought: e.arenaFought,
		lastRound: e.lastRound,
		over: l,
		turnedUp: u,
		cursed: e.cursed ?? -1,
		fog: e.fog,
		bounty: e.bounty,
		fair: e.fair,
		card: e.card ?? "none",
		fight: Or(e, r),
		fallen: e.fallen ?? {
			attacker: -1,
			defender: -1
		},
		talk: {
			moment: e.moment ?? "none",
			standing: e.offers.map((e) => jr(e, f)),
			sent: s,
			closed: c,
			offers: o
		},
		deals: e.deals.map((e) => jr(e, f)),
		ledger: e.ledger.map(Mr),
		due: Ar(e),
		players: f
	};
}
var Tr = (e, t) => e === "?" ? t.pop() : e;
function Er(e) {
	let t = new Set(e.lookQuests);
	for (let { main: n, secondary: r, done: i } of e.players) for (let e of [
		...r,
		...i,
		...n === void 0 ? [] : [n]
	]) t.add(e);
	return sn.filter((e) => !t.has(e));
}
function Dr(e) {
	let t = /* @__PURE__ */ new Set([...e.discard, ...e.lookCards]);
	e.fight?.monster !== void 0 && t.add(e.fight.monster);
	for (let { spoils: n } of e.players) for (let e of n) t.add(e);
	return [
		...rn,
		...Kt,
		...qt
	].filter((e) => !t.has(e));
}
function Or({ fight: e, players: t }, n) {
	if (e === void 0) return j();
	let r = t.map(({ hand: e = "none" }) => e === "closed" ? Sr[n(Sr.length)] : e);
	return {
		...j(),
		...e,
		fists: e.kind === "arena" && Cr.includes(e.stage) ? r : []
	};
}
function kr(e, t, n) {
	let r = [];
	for (let n of e.secondary) I(r, Tr(n, t));
	return {
		character: e.character ?? "none",
		token: e.token,
		enemy: e.enemy ?? "none",
		gems: e.gems,
		trophies: e.trophies,
		wounds: e.wounds,
		worn: e.worn,
		loose: e.loose,
		spoils: e.spoils,
		main: e.main === void 0 ? "none" : Tr(e.main, t),
		secondary: r,
		done: e.done,
		mainDone: e.mainDone,
		standing: e.standing ?? [],
		beaten: e.beaten,
		allyWins: e.allyWins,
		loneWins: e.loneWins,
		temples: e.temples,
		kritikWin: e.kritikWin,
		avenged: e.avenged,
		boughtQuest: e.boughtQuest,
		boughtTrophy: e.boughtTrophy,
		clover: e.clover,
		wonHere: e.wonHere,
		webbed: e.webbed,
		petrified: e.petrified,
		temper: n
	};
}
function Ar({ _rest: { due: e, settling: t }, ledger: n }) {
	let r = (t) => e.filter((e) => n[e - 1].giver === t);
	return t.flatMap((e) => {
		let t = r(e), i = n.find((t) => t.giver === e && t.state === "running" && t.word === void 0);
		return t.length > 0 || i === void 0 ? t : [i.number];
	});
}
function jr(e, t) {
	let { id: n, moment: r, sender: i, receiver: a, answers: o = 0 } = e, { give: s = [], ask: c = [], askWord: l = [], promise: u = ["word:friends:judged"] } = e, d = t[i].secondary.slice(), f = (e) => e === "quest" ? `quest:${d.pop() ?? sn[0]}` : e, p = e.text === void 0 ? {} : { text: e.text };
	return {
		id: n,
		moment: r,
		sender: i,
		receiver: a,
		answers: o,
		give: s.map(f),
		ask: c,
		askWord: l,
		promise: u,
		...p
	};
}
var Mr = (e) => ({
	number: e.number,
	round: e.round,
	moment: e.moment ?? "V1",
	giver: e.giver,
	receiver: e.receiver,
	...Nr(e.word ?? "word:friends:judged"),
	offer: e.offer ?? 0,
	state: e.state,
	delivered: e.delivered ?? 0,
	plundered: e.plundered ?? !1,
	called: e.called ?? !1,
	turns: +(e.later === !0),
	...e.text === void 0 ? {} : { text: e.text }
}), Nr = (e) => ({
	kind: R(e),
	subject: z(e),
	due: Gn(e)
});
function Pr(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
var Fr = 3, Ir = (e) => e in O, Lr = (e, t) => e.round < Fr && (t === "toll" || Ir(t) && O[t].type === "dragon"), Rr = (e) => +(e === "bridge-troll"), zr = (e) => e === "mimic";
function Br(e) {
	if (!zr(e.fight.monster)) return 0;
	let t = S(e, 8);
	return k.tell(() => ({
		type: "rolled-chest",
		rule: "QT-CARD-48",
		seat: e.active,
		pips: t
	})), t;
}
function Vr(e) {
	e.fair = !0;
}
var Hr = (e) => +!!e.fair, Ur = (e) => +!!e.includes("traders-brooch");
function Wr(e, t, n, r = !1) {
	let i = D[n].price, a = r ? Math.floor(i / 2) : i;
	return Math.max(1, a - Hr(e) - Ur(e.players[t].worn));
}
function U(e, t) {
	let n = e.findIndex((e) => $t.indexOf(e) > $t.indexOf(t));
	e.splice(n < 0 ? e.length : n, 0, t);
}
function W(e, t) {
	e.splice(e.indexOf(t), 1);
}
var Gr = (e, t) => e.find((e) => D[e].type === D[t].type);
function G(e, t, n) {
	let { worn: r, loose: i } = e.players[t], a = Gr(r, n);
	if (a === void 0) U(r, n);
	else return U(i, n), {
		proc: "surplus",
		todo: [{
			seat: t,
			items: [a, n]
		}],
		at: 0
	};
}
var Kr = (e, t, n) => Gr(e.players[t].worn, n[1]), qr = k.eachInTurn("surplus", {
	who: (e, { seat: t }) => t,
	options(e, t, { items: n }, r) {
		r.add(Kr(e, t, n)), r.add(n[1]);
	},
	choose(e, t, { items: n }, r) {
		let { worn: i, loose: a } = e.players[t];
		if (r === n[1]) {
			let o = Kr(e, t, n);
			W(i, o), W(a, r), U(a, o), U(i, r);
		}
		k.tell(() => ({
			type: "wears",
			rule: "QT-SHOP-3",
			seat: t,
			item: r
		}));
	},
	about: (e, t, { items: n }) => ({ items: [Kr(e, t, n), n[1]].map((e) => `item:${e}`) }),
	quiet: !0
});
function Jr(e, t, n) {
	let { worn: r, loose: i } = e.players[t];
	if (i.includes(n)) {
		W(i, n);
		return;
	}
	W(r, n);
	let a = i.filter((e) => D[e].type === D[n].type);
	if (a.length === 0) return;
	let o = a.reduce((e, t) => D[t].bonus > D[e].bonus ? t : e);
	W(i, o), U(r, o);
}
function Yr(e, t) {
	U(en.includes(t) ? e.setApart : e.shop, t);
}
function Xr(e) {
	e.players.forEach((t, n) => {
		for (let r of t.loose) Yr(e, r), k.tell(() => ({
			type: "returned",
			rule: "QT-SHOP-3",
			seat: n,
			item: r
		}));
		t.loose.length > 0 && (t.loose = []);
	});
}
var Zr = (e) => e.includes("dragon-armour"), Qr = (e) => e.includes("menders-ring") ? 2 : 1, $r = (e) => e.includes("rune-shield"), ei = (e) => +(e === "vampire");
function ti(e) {
	e.players[e.active].webbed = !0;
}
function ni(e, t) {
	let n = e.players[t];
	return n.webbed ? (n.webbed = !1, k.tell(() => ({
		type: "webbed",
		rule: "QT-RULING-58",
		seat: t
	})), !0) : !1;
}
function ri(e, t, n, r) {
	let i = e.players[t], a = i.wounds;
	i.wounds = Math.min(4, a + n);
	let o = i.wounds - a;
	k.tell(() => ({
		type: "wounded",
		rule: r,
		seat: t,
		wounds: o
	}));
}
function ii(e, t, n) {
	let r = (n ? 2 : 1) + ei(e.fight.monster);
	ri(e, t, ai(e, t) ? 1 : r, n ? "QT-WOUND-3" : "QT-WOUND-2");
}
function ai(e, t) {
	let { worn: n } = e.players[t];
	return Cn(e, t) || $r(n) || Zr(n);
}
function K(e, t, n, r) {
	let i = e.players[t], a = Math.min(i.wounds, n);
	a !== 0 && (i.wounds -= a, k.tell(() => ({
		type: "healed",
		rule: r,
		seat: t,
		wounds: a
	})));
}
function oi(e, t) {
	ni(e, t) || K(e, t, Qr(e.players[t].worn), "QT-WOUND-5");
}
function si(e, t, n) {
	e.cursed === t && (e.cursed = -1, k.tell(() => ({
		type: "uncursed",
		rule: n,
		seat: t
	})));
}
function ci(e, t, n) {
	e.cursed = t, k.tell(() => ({
		type: "cursed",
		rule: n,
		seat: t
	}));
}
var li = 5, ui = 6, di = (e) => ({
	proc: "wish",
	todo: [e.active],
	at: 0
}), fi = k.eachInTurn("wish", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.shop) r.add(`item:${t}`, D[t].price > ui ? "QT-CARD-46" : void 0);
		r.add("gems"), r.add("trophy");
	},
	choose(e, t, n, r) {
		if (r === "trophy") {
			k.tell(() => ({
				type: "wished",
				rule: "QT-CARD-46",
				seat: t,
				wish: "trophy"
			})), F(e, t, 1);
			return;
		}
		if (r === "gems") {
			k.tell(() => ({
				type: "wished",
				rule: "QT-CARD-46",
				seat: t,
				wish: "gems"
			})), N(e, t, li), K(e, t, 4, "QT-CARD-46");
			return;
		}
		let i = r.slice(5);
		return W(e.shop, i), k.tell(() => ({
			type: "wished",
			rule: "QT-CARD-46",
			seat: t,
			wish: i
		})), G(e, t, i);
	},
	quiet: !0
}), pi = (e, t) => (n) => {
	let { active: r } = n;
	if (n.setApart.includes(t)) return W(n.setApart, t), k.tell(() => ({
		type: "prize",
		rule: O[e].rule,
		seat: r,
		item: t
	})), G(n, r, t);
};
function mi(e) {
	let { active: t } = e, { ally: n } = e.fight;
	for (let r of n === -1 ? [t] : [t, n]) e.players[r].petrified = !0, k.tell(() => ({
		type: "petrified",
		rule: "QT-CARD-9",
		seat: r
	}));
}
function hi(e) {
	let { active: t } = e;
	e.players[t].gems !== 0 && (P(e, t, 1), k.tell(() => ({
		type: "pilfered",
		rule: "QT-CARD-16",
		seat: t,
		gems: 1
	})));
}
function gi(e) {
	let { active: t } = e, { ally: n } = e.fight;
	for (let r of n === -1 ? [t] : [t, n]) K(e, r, 4, "QT-CARD-47"), si(e, r, "QT-CARD-47");
}
var _i = {
	"weaver-spider": ti,
	"one-eyed-basilisk": mi,
	"pilfering-goblin": hi
}, vi = (e) => _i[e.fight.monster]?.(e), yi = {
	"emerald-dragon": pi("emerald-dragon", "dragon-amulet"),
	"brazen-dragon": pi("brazen-dragon", "dragon-armour"),
	"scarlet-dragon": pi("scarlet-dragon", "dragon-sword"),
	djinn: di,
	"temple-guardian": gi
}, bi = (e) => yi[e.fight.monster]?.(e), xi = 2;
function Si(e) {
	e.bounty = !0;
}
var Ci = (e) => e.bounty ? xi : 0, wi = [
	"gems",
	"loot",
	"trophy",
	"fist",
	"help",
	"truce"
];
function Ti(e) {
	let { give: t, ask: n, askWord: r, promise: i } = e;
	return t.length > 3 || n.length + r.length > 3 || i.length > 3 ? !1 : L.every((t) => Ei(V(e, t))) && !Di(t, i) && !Di(n, r);
}
function Ei(e) {
	let t = e.map((e) => R(e) === "word" ? e : `${R(e)}:${z(e)}`);
	return new Set(t).size === e.length && wi.every((t) => e.filter((e) => R(e) === t).length <= 1);
}
var Di = (e, t) => e.some((e) => t.some((t) => {
	let n = R(e);
	return (n === "item" || n === "spoils") && R(t) === n && z(t) === z(e);
})), Oi = ({ give: e, ask: t, askWord: n, promise: r }, i) => i === "give" ? e.length : i === "promise" ? r.length : t.length + n.length;
function ki(e, t, n, r) {
	let { give: i, ask: a, askWord: o, promise: s } = t, c = V(t, n);
	if (Oi(t, n) >= 3) return !1;
	let l = R(r);
	for (let e of c) if (R(e) === l && (wi.includes(l) || z(e) === z(r))) return !1;
	let u = n === "give" ? s : n === "promise" ? i : n === "ask" ? o : a;
	return u.length > 0 && Di([r], u) || !ji(e, Jn(t, n), n, r) ? !1 : l !== "quest" || Mi(e, Xn(t, n, r)) === void 0;
}
function Ai(e, t) {
	for (let n of L) {
		let r = Jn(t, n), i = V(t, n).find((t) => !ji(e, r, n, t));
		if (i !== void 0) return i;
	}
	return Mi(e, t);
}
function ji(e, t, n, r) {
	let { gems: i, worn: a, loose: o, spoils: s, secondary: c } = e.players[t], l = z(r), u = n === "give" || n === "ask";
	switch (R(r)) {
		case "gems": return !u || i >= Number(l);
		case "item": return a.includes(l) || o.includes(l);
		case "spoils": return s.some((e) => tr(l, e));
		case "quest": return l === "" ? c.length > 0 : c.includes(l);
		case "call": return e.ledger.some(({ number: e, state: t }) => e === Number(l) && t === "running");
		default: return !0;
	}
}
var q = (e) => e.filter((e) => R(e) === "quest");
function Mi(e, t) {
	let [n, r] = [q(t.give), q(t.ask)], [i, a] = [e.players[t.sender].secondary.length, e.players[t.receiver].secondary.length];
	if (r.length > 0 && i - n.length + r.length > 3) return r[0];
	if (n.length > 0 && a - r.length + n.length > 3) return n[0];
	if (q(t.promise).length > i - n.length) return q(t.promise)[0];
	if (q(t.askWord).length > a - r.length) return q(t.askWord)[0];
}
var Ni = (e) => [
	"split",
	"after",
	"after-win",
	"this-arena"
].includes(Gn(e));
function Pi(e) {
	e.fog = !0;
}
var Fi = (e) => e.fog && e.fight.kind === "dungeon";
function Ii(e, t) {
	e.talk.moment = t;
}
function J(e) {
	let { talk: t } = e;
	if (t.moment !== "none") {
		for (let { id: e, sender: n, receiver: r } of t.standing) k.tell(() => ({
			type: "offer-expired",
			rule: "QT-TALK-26",
			offer: e,
			seat: n,
			toSeat: r
		}));
		x(e), t.standing = [], t.sent.fill(0), t.closed.fill(!1), t.moment = "none", e.core.aside.some(({ kind: e }) => e === "talk" || e === "deal") && (e.core.aside = e.core.aside.filter(({ kind: e }) => e !== "talk" && e !== "deal"));
	}
}
var Li = (e, t) => t === e.fight.attacker || t === e.fight.defender;
function Ri(e, t, n) {
	if (t === n) return !1;
	switch (e.talk.moment) {
		case "V1": return t === e.active || n === e.active;
		case "V2": return t === e.active || n === e.active || Bi(e, t, n) || Bi(e, n, t);
		case "D": return (t === e.active || n === e.active) && e.fight.ally === -1 && zi(e, t === e.active ? n : t);
		case "A": return Li(e, t) !== Li(e, n) && zi(e, Li(e, t) ? n : t);
		case "none": return !1;
	}
}
var zi = (e, t) => !e.players[t].petrified && !Fi(e), Bi = (e, t, n) => e.talk.moment === "V2" && t === e.fallen.defender && n !== e.fallen.attacker && n !== e.fallen.defender && n !== e.active, Vi = (e, t, n) => Math.min(t, n) * e.players.length + Math.max(t, n), Hi = (e, t, n) => e.talk.closed[Vi(e, t, n)];
function Ui(e, t, n) {
	e.talk.closed[Vi(e, t, n)] = !0;
}
var Wi = (e, t, n) => e.talk.sent[t * e.players.length + n];
function Gi(e, t, n) {
	e.talk.sent[t * e.players.length + n]++;
}
function Ki(e, t) {
	let n = e.core.stack.at(-1);
	return n?.proc === "arena-talk" && (n.drafts[t]?.length ?? 0) > 0;
}
var qi = (e, t) => e.talk.moment === "A" ? Li(e, t) : e.talk.moment !== "D" || t === e.active, Ji = [
	"gems",
	"item",
	"spoils",
	"quest"
], Yi = [
	"loot",
	"trophy",
	"card",
	"gems",
	"item",
	"spoils",
	"quest",
	"fist",
	"help",
	"truce",
	"word"
];
function Xi(e, t, n) {
	return $i(e, t, n) ? (qn(n) ? Ji : Yi).filter((r) => ea(e, t, n, r).some((r) => ki(e, t, n, r))) : [];
}
var Zi = (e, t, n, r) => $i(e, t, n) ? ea(e, t, n, r).filter((r) => ki(e, t, n, r)) : [];
function Qi(e, t, n) {
	return !$i(e, t, n) || Oi(t, n) >= 3 ? !1 : !qn(n) && !aa(e, t, Jn(t, n)) || Xi(e, t, n).length > 0;
}
var $i = (e, t, n) => !t.ask.some((e) => e.startsWith("call")) && (n === "give" || !Bi(e, t.sender, t.receiver));
function ea(e, t, n, r) {
	let i = Jn(t, n);
	if (qn(n)) return ta(e, t, n, i, r);
	let a = na(e, t, i, r);
	return aa(e, t, i) ? a.filter(Ni) : a;
}
function ta(e, t, n, r, i) {
	if (!qi(e, r) && e.settings.helpGoods === "principal") return [];
	let { gems: a, worn: o, loose: s, spoils: c, secondary: l } = e.players[r];
	switch (i) {
		case "gems": return da.slice(0, a);
		case "item": return [...o, ...s].map((e) => Kn("item", e));
		case "spoils": return c.map((e) => Kn("spoils", e));
		default: return r === t.sender ? l.map((e) => Kn("quest", e)) : l.length > 0 && !V(t, n).includes("quest") ? ["quest"] : [];
	}
}
function na(e, t, n, r) {
	let { worn: i, loose: a, spoils: o, secondary: s } = e.players[n], c = (t) => ia(e, n).map((e) => B(r, t, e));
	switch (r) {
		case "loot":
		case "trophy":
		case "card": return ra(e, n, r);
		case "gems": return ia(e, n).flatMap((e) => ua[e]);
		case "item": return [...i, ...a].flatMap(c);
		case "spoils": return [...o, ...Xt].flatMap(c);
		case "quest": return s.length > 0 ? c("") : [];
		case "fist": return e.talk.moment !== "A" || qi(e, n) ? [B("fist", "", "next-arena")] : [];
		case "help": return [B("help", "", "next-fight")];
		case "truce": return fa.map((t) => B("truce", e.round + t - 1, "round-end"));
		case "word": return t.askWord.includes($n) || t.promise.includes($n) ? pa : ma;
	}
}
function ra(e, t, n) {
	let { moment: r } = e.talk;
	if (!qi(e, t)) return [];
	if (r === "A") return n === "loot" ? Y(10).map((e) => B("loot", e, "after-win")) : [];
	if (r !== "D") return [];
	if (n === "card") return [B("card", "", "split")];
	let i = e.fight.monster, { gems: a, trophies: o } = O[i];
	return n === "trophy" ? Y(o).map((e) => B("trophy", e, "split")) : Y(a + (zr(i) ? 8 : 0) + Ci(e)).map((e) => B("loot", e, "split"));
}
function ia(e, t) {
	if (!qi(e, t)) return [];
	switch (e.talk.moment) {
		case "A": return ["after", "after-win"];
		case "V2": return ["next-turn"];
		default: return t === e.active ? ["this-turn", "next-turn"] : ["next-turn"];
	}
}
var aa = (e, t, n) => oa(e, n) + sa(t, n) >= 8;
function oa(e, t) {
	let n = 0;
	for (let r of e.ledger) r.giver === t && r.state === "running" && !Ni(`::${r.due}`) && n++;
	return n;
}
var sa = (e, t) => (t === e.sender ? e.promise : e.askWord).filter((e) => !Ni(e)).length, ca = (e, t) => [t.sender, t.receiver].every((n) => sa(t, n) === 0 || oa(e, n) + sa(t, n) <= 8), Y = (e) => Array.from({ length: e }, (e, t) => t + 1), la = (e) => Y(10).map((t) => B("gems", t, e)), ua = {
	"this-turn": la("this-turn"),
	"next-turn": la("next-turn"),
	after: la("after"),
	"after-win": la("after-win")
}, da = Y(40).map((e) => Kn("gems", e)), fa = Y(4), pa = dn.map((e) => B("word", e, "judged")), ma = [...pa, $n], X = (e) => e.ledger.filter((e) => e.state === "running");
function Z(e, t, n, r) {
	if (t.state !== "running") return;
	e.settings.talk === "whispered" && x(e), t.state = n;
	let { number: i, giver: a, receiver: o, kind: s, delivered: c } = t;
	if (k.tell(() => ({
		type: "judged",
		rule: r,
		line: i,
		seat: a,
		toSeat: o,
		word: s,
		verdict: n,
		delivered: c
	})), n === "broken") for (let n of X(e)) n.offer === t.offer && n.giver === o && Z(e, n, "void", "QT-TALK-42");
}
function ha(e, t, n, r) {
	t.delivered = n, Z(e, t, n >= r ? "kept" : "broken", "QT-TALK-41");
}
function ga(e) {
	let { ally: t, shareGems: n, shareTrophies: r, shareCard: i, gems: a } = e.fight;
	for (let o of X(e)) {
		if (o.due !== "split") continue;
		let s = o.receiver === t;
		o.kind === "loot" ? ha(e, o, s ? n : 0, Math.min(Number(o.subject), a)) : o.kind === "trophy" ? ha(e, o, s ? r : 0, Number(o.subject)) : ha(e, o, s && i ? 1 : 0, 1);
	}
}
function _a(e) {
	for (let t of X(e)) t.due === "split" && Z(e, t, "void", "QT-TALK-42");
}
function va(e, t) {
	for (let n of X(e)) n.kind === "help" && n.receiver === e.active && (n.turns > 0 ? n.turns-- : zi(e, n.giver) && Z(e, n, t && e.fight.ally === -1 && n.called ? "broken" : "void", "QT-TALK-44"));
}
function ya(e) {
	let { attacker: t, defender: n } = e.fight;
	for (let r of X(e)) r.kind === "truce" && r.giver === t && r.receiver === n && Z(e, r, "broken", "QT-TALK-43");
}
function ba(e) {
	for (let t of X(e)) t.kind === "truce" && Number(t.subject) <= e.round && Z(e, t, "kept", "QT-TALK-43");
}
function xa(e) {
	let { attacker: t, defender: n, fists: r } = e.fight;
	for (let i of X(e)) {
		if (i.kind !== "fist" && i.kind !== "aside") continue;
		let a = i.receiver === t ? "attacker" : i.receiver === n ? "defender" : "none", o = i.giver === t || i.giver === n;
		if (a === "none" || o) continue;
		if (e.players[i.giver].petrified) {
			Z(e, i, "void", "QT-TALK-42");
			continue;
		}
		let s = r[i.giver];
		Z(e, i, (i.kind === "fist" ? s === a : s === "none" || s === a) ? "kept" : "broken", "QT-TALK-43");
	}
}
function Sa(e, t, n) {
	for (let r of X(e)) {
		if (r.giver !== t) continue;
		let e = r.kind === "item" && r.subject === n, i = r.kind === "spoils" && n in O && tr(r.subject, n);
		(e || i) && (r.plundered = !0);
	}
}
function Ca(e) {
	for (let t of X(e)) t.kind === "truce" ? Z(e, t, "kept", "QT-TALK-47") : Z(e, t, t.kind === "word" ? "unjudged" : "void", "QT-TALK-47");
}
function wa(e, t) {
	if (e.settings.talk === "open") return;
	let { id: n, sender: r, receiver: i } = t, [a, o] = [Ta(cr(t).give), Ta(t.ask)];
	a.length + o.length !== 0 && k.tell(() => ({
		type: "exchanged",
		rule: "QT-TALK-34",
		offer: n,
		seat: r,
		toSeat: i,
		give: a,
		ask: o
	}));
}
var Ta = (e) => e.filter((e) => !["help", "call"].includes(R(e)));
function Ea(e, { id: t, sender: n, receiver: r }, i) {
	k.tell(() => {
		let a = {
			type: "refused",
			rule: "QT-TALK-18",
			offer: t,
			seat: r,
			toSeat: n
		};
		return e.settings.talk === "open" ? {
			...a,
			reason: i
		} : {
			...a,
			reason: "unheard",
			secret: {
				to: [n, r],
				reason: i
			}
		};
	});
}
function Da(e, t, n, r) {
	k.tell(() => {
		let { id: i, sender: a, receiver: o, answers: s } = r, { give: c, ask: l, askWord: u, promise: d } = cr(r), f = {
			give: c,
			ask: l,
			askWord: u,
			promise: d
		}, p = t === "signed", m = {
			type: t,
			rule: n,
			offer: i,
			answers: s,
			seat: p ? o : a,
			toSeat: p ? a : o
		};
		return e.settings.talk === "open" ? {
			...m,
			...f
		} : {
			...m,
			give: [],
			ask: [],
			askWord: [],
			promise: [],
			secret: {
				to: [a, o],
				...f
			}
		};
	});
}
function Oa(e, t, n) {
	e.settings.talk === "whispered" && x(e), e.deals.push(t), Da(e, "signed", "QT-TALK-24", t), wa(e, t);
	let { sender: r, receiver: i } = t, a = t.ask.map((e) => e === "quest" ? `quest:${n}` : e), o = [...t.give.map((e) => ({
		piece: e,
		from: r,
		to: i
	})), ...a.map((e) => ({
		piece: e,
		from: i,
		to: r
	}))];
	for (let { piece: t, from: n } of o) ka(e, n, t);
	for (let { piece: t, from: n, to: r } of o) Aa(e, n, r, t);
	for (let n of t.askWord) Ma(e, t, i, r, n);
	for (let n of t.promise) Ma(e, t, r, i, n);
}
function ka(e, t, n) {
	let r = e.players[t], i = z(n);
	switch (R(n)) {
		case "gems":
			r.gems -= Number(i);
			return;
		case "item":
			Jr(e, t, i);
			return;
		case "spoils":
			r.spoils.splice(r.spoils.indexOf(i), 1);
			return;
		case "quest":
			r.secondary.splice(r.secondary.indexOf(i), 1), r.standing = r.standing.filter((e) => e !== i);
			return;
	}
}
function Aa(e, t, n, r) {
	let i = e.players[n], a = z(r);
	switch (R(r)) {
		case "gems":
			i.gems += Number(a);
			return;
		case "item": {
			let t = G(e, n, a);
			t !== void 0 && k.raise(t);
			return;
		}
		case "spoils":
			i.spoils.push(a);
			return;
		case "quest":
			x(e), I(i.secondary, a), k.tell(() => ({
				type: "quest-passed",
				rule: "QT-TRADE-2",
				seat: t,
				toSeat: n,
				secret: {
					to: [t, n],
					quest: a
				}
			}));
			return;
		case "call":
			Z(e, e.ledger.find(({ number: e }) => e === Number(a)), "kept", "QT-TALK-44"), e.fight.ally = t;
			break;
		default: e.fight.ally = t;
	}
	k.tell(() => ({
		type: "allied",
		rule: "QT-DUNGEON-5",
		seat: t,
		toSeat: n
	}));
}
function ja(e, t, n, r, i) {
	let a = R(r) === "quest";
	k.tell(() => ({
		type: "handed-over",
		rule: i,
		seat: t,
		toSeat: n,
		thing: a ? "quest" : r
	})), ka(e, t, r), Aa(e, t, n, r);
}
function Ma(e, t, n, r, i) {
	let a = Gn(i), o = R(i), s = a === "next-turn" && n === e.active || a === "next-fight" && t.moment === "D" && r === e.active, c = {
		number: e.ledger.length + 1,
		round: e.round,
		moment: t.moment,
		giver: n,
		receiver: r,
		kind: o,
		subject: z(i),
		due: a,
		offer: t.id,
		state: "running",
		delivered: 0,
		plundered: !1,
		called: !1,
		turns: +!!s,
		...i === $n && t.text !== void 0 ? { text: t.text } : {}
	};
	e.ledger.push(c);
}
function Na(e, t, n) {
	let { talk: r } = e, i = r.standing.find((e) => e.id === t.answers), a = n === void 0 || !Pa(t) ? {} : { text: n }, o = {
		id: ++r.offers,
		...t,
		answers: i?.id ?? 0,
		...a
	};
	Gi(e, o.sender, o.receiver), i === void 0 ? r.standing.push(o) : r.standing = r.standing.map((e) => e === i ? o : e), Fa(e, o, !0), Da(e, i === void 0 ? "offered" : "countered", i === void 0 ? "QT-TALK-17" : "QT-TALK-19", o);
}
var Pa = (e) => [...e.promise, ...e.askWord].includes($n);
function Fa(e, t, n) {
	let r = t.ask.find((e) => R(e) === "call"), i = r === void 0 ? void 0 : e.ledger.find(({ number: e }) => e === Number(z(r)));
	i !== void 0 && (i.called = n);
}
function Ia(e, t) {
	e.talk.standing = e.talk.standing.filter((e) => e !== t);
}
function La(e) {
	if (e.talk.standing.length !== 0) for (let t of [...e.talk.standing]) {
		let n = Ai(e, t);
		if (n === void 0) continue;
		Ia(e, t);
		let { id: r, sender: i, receiver: a } = t;
		k.tell(() => ({
			type: "offer-fell",
			rule: "QT-TALK-22",
			offer: r,
			seat: i,
			toSeat: a,
			secret: {
				to: [i, a],
				missing: R(n)
			}
		}));
	}
}
var Ra = (e, t) => e.talk.standing.find(({ id: e }) => e === Number(t?.split(":")[1])), za = (e, t) => Ra(e, e.core.aside.find((e) => e.kind === "deal" && e.seat === t)?.steps[0])?.sender, Ba = (e) => e?.ask.includes("quest") === !0, Va = {
	step(e, t, [n, r]) {
		if (n === void 0) return "deal";
		if (r === void 0) return n.startsWith("refuse") ? "deal-reason" : n.startsWith("sign") && Ba(Ra(e, n)) ? "deal-quest" : void 0;
	},
	options(e, t, [n], r) {
		if (n !== void 0) {
			if (n.startsWith("refuse")) for (let e of fn) r.add(e);
			else for (let n of e.players[t].secondary) r.add(n);
		} else for (let n of e.talk.standing) n.receiver === t && (r.add(`sign:${n.id}`, ca(e, n) ? void 0 : "QT-TALK-32"), r.add(`refuse:${n.id}`)), n.sender === t && r.add(`withdraw:${n.id}`);
	},
	carryOut(e, t, [n, r]) {
		let i = Ra(e, n);
		if (Ia(e, i), n.startsWith("sign")) return Ha(e, i, r);
		if (!n.startsWith("withdraw")) {
			Ea(e, i, r);
			return;
		}
		Fa(e, i, !1);
		let { id: a, sender: o, receiver: s } = i;
		k.tell(() => ({
			type: "withdrawn",
			rule: "QT-TALK-21",
			offer: a,
			seat: o,
			toSeat: s
		}));
	},
	about(e, t, [n]) {
		let r = Ra(e, n);
		return r === void 0 ? void 0 : {
			fromSeat: r.sender,
			offer: r.id
		};
	}
};
function Ha(e, t, n) {
	Oa(e, t, n);
	let r = e.talk.moment === "D" && e.fight.ally !== -1;
	for (let n of [...e.talk.standing]) {
		if ((n.sender !== t.sender || n.receiver !== t.receiver) && !r) continue;
		Ia(e, n);
		let { id: i, sender: a, receiver: o } = n;
		k.tell(() => ({
			type: "offer-expired",
			rule: r ? "QT-TALK-25" : "QT-TALK-20",
			offer: i,
			seat: a,
			toSeat: o
		}));
	}
}
var Ua = [
	"seat:0",
	"seat:1",
	"seat:2",
	"seat:3",
	"seat:4",
	"seat:5"
], Wa = {
	step: (e, t, n) => n.length === 0 ? "enough" : void 0,
	options(e, t, n, r) {
		if (e.talk.moment === "none") return;
		let i = !1;
		for (let n = 0; n < e.players.length; n++) Ri(e, t, n) && !Hi(e, t, n) && (r.add(Ua[n]), i = !0);
		i && r.add("all");
	},
	carryOut(e, t, [n]) {
		e.players.forEach((r, i) => {
			if (!(i === t || n !== "all" && n !== `seat:${i}`) && Ri(e, t, i) && !Hi(e, t, i)) {
				Ui(e, t, i);
				for (let n of [...e.talk.standing]) (n.sender === t && n.receiver === i || n.sender === i && n.receiver === t) && Ia(e, n);
				k.tell(() => ({
					type: "enough",
					rule: "QT-TALK-30",
					seat: t,
					toSeat: i
				}));
			}
		});
	}
}, Q = (e) => ({
	...e,
	next(t, n, r) {
		return Un(t), La(t), e.next(t, n, r);
	}
}), Ga = (e, t) => e.players[t].worn.includes("power-armour"), Ka = Q(k.eachInTurn("announce", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("use"), r.add("keep");
	},
	choose(e, t, n, r) {
		r !== "keep" && (e.fight.announced.push(t), k.tell(() => ({
			type: "announced",
			rule: "QT-ARENA-13",
			seat: t,
			item: "power-armour"
		})));
	},
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function qa(e) {
	for (let t of e.fight.announced) Jr(e, t, "power-armour"), e.gone.push("power-armour"), k.tell(() => ({
		type: "spent",
		rule: "QT-RULING-48",
		seat: t,
		item: "power-armour"
	}));
}
var Ja = (e) => e === "three-headed-hydra";
function Ya(e, t) {
	let n = S(e, 8);
	return Ja(t) ? Math.max(n, S(e, 8)) : n;
}
var Xa = (e, t, n) => n === 7 && t !== -1 && e.players[t].worn.includes("dragon-amulet"), $ = (e, t, n) => n === 8 || Xa(e, t, n), Za = (e, t, n) => $(e, t, n) ? 16 : n, Qa = (e, t) => e.active === t && !e.players[t].clover && e.players[t].worn.includes("silver-clover"), $a = (e, t) => e.players[t].character === "sorcerer" && !e.players[t].token && M(e.fight.monster);
function eo(e, t) {
	let n = e.players[t];
	n.character === "sorcerer" && n.token && (n.token = !1, k.tell(() => ({
		type: "fate-rested",
		rule: "QT-CARD-106",
		seat: t
	})));
}
var to = (e) => A(e, e.fight.attacker).filter((t) => t !== e.fight.attacker && t !== e.fight.defender), no = (e, t) => to(e).filter((n) => e.fight.fists[n] === t), ro = (e) => e.fight.won ? e.fight.attacker : e.fight.defender, io = (e) => e.fight.won ? e.fight.defender : e.fight.attacker, ao = (e) => [ro(e), ...no(e, e.fight.won ? "attacker" : "defender")], oo = (e) => [io(e), ...no(e, e.fight.won ? "defender" : "attacker")], so = ({ power: e, die: t, doubled: n, allies: r }) => r.reduce((e, t) => e + t.power, n ? 2 * (e + t) : e + t), co = (e) => e.fight.kind === "arena" ? uo(e) : lo(e);
function lo(e) {
	let { attacker: t, ally: n, announced: r, green: i, red: a } = e.fight, o = e.fight.monster;
	return {
		green: {
			power: On(e, t, o),
			die: Za(e, t, i),
			doubled: r.includes(t),
			allies: n === -1 ? [] : [fo(e, n)]
		},
		red: {
			power: O[o].power,
			die: Za(e, -1, a),
			doubled: !1,
			allies: []
		}
	};
}
function uo(e) {
	let { announced: t, open: n } = e.fight, r = (r, i) => {
		let a = e.fight[r];
		return {
			power: kn(e, a, r === "defender"),
			die: Za(e, a, i),
			doubled: t.includes(a),
			allies: n ? no(e, r).map((t) => fo(e, t)) : []
		};
	};
	return {
		green: r("attacker", e.fight.green),
		red: r("defender", e.fight.red)
	};
}
var fo = (e, t) => ({
	seat: t,
	power: jn(e, t, e.fight.monster)
}), po = (e, t) => !e.fight.rerolled.includes(t) && ($a(e, t) || Qa(e, t)), mo = k.eachInTurn("reroll", {
	who: (e, t) => po(e, t) ? t : void 0,
	options(e, t, n, r) {
		$a(e, t) && r.add("sorcery"), Qa(e, t) && r.add("clover"), r.add("keep");
	},
	choose(e, t, n, r) {
		if (r === "keep") return;
		let i = e.players[t], { fight: a } = e;
		r === "sorcery" ? i.token = !0 : i.clover = !0, a.rerolled.push(t);
		let o = S(e, 8), s = t === a.attacker ? a.green : a.red;
		t === a.attacker ? a.green = o : a.red = o, k.tell(() => ({
			type: "rerolled",
			rule: r === "sorcery" ? "QT-CARD-106" : "QT-CARD-96",
			seat: t,
			before: s,
			pips: o,
			sums: co(e)
		}));
	},
	about: (e) => ({
		green: e.fight.green,
		red: e.fight.red
	}),
	quiet: !0
});
function ho(e, t) {
	e.players[t].character === "bard" && M(e.fight.monster) && Ln(e, t, "QT-CARD-110");
}
var go = (e, t) => e.players[t].character === "bard" ? E.guildForBard : E.guild;
function _o(e, t) {
	e.players[t].worn.includes("diadem-of-eloquence") && Ln(e, t, "QT-CARD-100");
}
var vo = (e) => oo(e).filter((t) => e.players[t].gems > 0);
function yo(e) {
	let t = ao(e), n = A(e, e.fight.attacker).find((n) => t.includes(n) && e.players[n].character === "thief");
	return n === void 0 ? void 0 : {
		proc: "light-fingers",
		todo: [n],
		at: 0
	};
}
var bo = k.eachInTurn("light-fingers", {
	who: (e, t) => vo(e).length === 0 ? void 0 : t,
	options(e, t, n, r) {
		for (let t of vo(e)) r.add(`seat:${t}`);
	},
	choose(e, t, n, r) {
		let i = Number(r.slice(5));
		e.players[i].gems--, e.players[t].gems++, k.tell(() => ({
			type: "light-fingers",
			rule: "QT-CARD-108",
			seat: t,
			toSeat: i,
			gems: 1
		}));
	},
	quiet: !0
});
function xo(e, t) {
	let { monster: n } = e.fight;
	e.players[t].character === "thief" && n !== "none" && M(n) && O[n].type === "humanoid" && Ln(e, t, "QT-CARD-108");
}
function So(e) {
	let { fight: t } = e;
	if (!t.won) return;
	let { gems: n, trophies: r } = O[t.monster];
	t.gems = Math.min(e.reserve, n + Br(e) + Ci(e)), t.trophies = r;
}
function Co(e) {
	let { won: t, ally: n, gems: r, trophies: i } = e.fight;
	t && n !== -1 && (r > 0 && k.raise({
		proc: "split-gems",
		todo: [e.active],
		at: 0
	}), i > 0 && k.raise({
		proc: "split-trophies",
		todo: [e.active],
		at: 0
	}), k.raise({
		proc: "split-card",
		todo: [e.active],
		at: 0
	}));
}
var wo = (e) => ({
	ally: e.fight.ally,
	gems: e.fight.gems,
	trophies: e.fight.trophies,
	monster: e.fight.monster
}), To = k.eachInTurn("split-gems", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t = 0; t <= e.fight.gems; t++) r.add(`${t}`);
	},
	choose(e, t, n, r) {
		e.fight.shareGems = Number(r);
	},
	about: wo,
	quiet: !0
}), Eo = k.eachInTurn("split-trophies", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t = 0; t <= e.fight.trophies; t++) r.add(`${t}`);
	},
	choose(e, t, n, r) {
		e.fight.shareTrophies = Number(r);
	},
	about: wo,
	quiet: !0
}), Do = k.eachInTurn("split-card", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("keep"), r.add("give");
	},
	choose(e, t, n, r) {
		e.fight.shareCard = r === "give";
	},
	about: wo,
	quiet: !0
});
function Oo(e) {
	let { fight: t, active: n } = e;
	if (!t.won) return;
	let r = t.monster, i = t.ally !== -1;
	return N(e, n, t.gems - t.shareGems), k.tell(() => ({
		type: "won",
		rule: "QT-DUNGEON-11",
		seat: n,
		monster: r,
		gems: t.gems - t.shareGems,
		trophies: t.trophies - t.shareTrophies
	})), i && (N(e, t.ally, t.shareGems), k.tell(() => ({
		type: "split",
		rule: "QT-RULING-20",
		seat: n,
		toSeat: t.ally,
		gems: t.shareGems,
		trophies: t.shareTrophies,
		card: t.shareCard,
		monster: r
	}))), e.players[t.shareCard ? t.ally : n].spoils.push(r), F(e, n, t.trophies - t.shareTrophies), i && F(e, t.ally, t.shareTrophies), ga(e), bi(e);
}
var ko = 8;
function Ao(e) {
	let { fight: t, active: n } = e;
	if (!t.won) return;
	let r = e.players[n];
	xo(e, n), t.ally === -1 ? O[t.monster].power >= ko && r.loneWins++ : jo(e, t.ally, !0), yn(e, n);
}
function jo(e, t, n) {
	n && ho(e, t), _o(e, t), e.players[t].allyWins++;
}
function Mo(e, t) {
	return e.fight = j(), e.fight.kind = "dungeon", e.fight.monster = t, e.fight.attacker = e.active, e.fight.mayFlee = !zr(t) && 2 * O[t].power >= 3 * On(e, e.active, t), Ii(e, "D"), {
		proc: "fight",
		at: 0
	};
}
var No = k.sequence("fight", [
	(e) => ({
		proc: "confront",
		todo: [e.active],
		at: 0
	}),
	(e) => Ga(e, e.active) ? {
		proc: "announce",
		todo: [e.active],
		at: 0
	} : void 0,
	Lo,
	(e) => po(e, e.active) ? {
		proc: "reroll",
		todo: [e.active],
		at: 0
	} : void 0,
	Ro,
	So,
	Co,
	Oo,
	Ao,
	zo
], { aslongas: (e) => !e.fight.fled }), Po = Q(k.eachInTurn("confront", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("fight");
		let { monster: i, mayFlee: a } = e.fight, o = Rr(i), s = a ? e.players[t].gems < o ? "QT-CARD-26" : void 0 : Fo(i);
		r.add("flee", s);
	},
	choose(e, t, n, r) {
		va(e, r === "fight"), J(e), r === "fight" ? e.fight.stage = "dice" : Io(e, t);
	},
	about: (e, t) => ({
		monster: e.fight.monster,
		power: O[e.fight.monster].power,
		mine: On(e, t, e.fight.monster) + (e.fight.ally === -1 ? 0 : jn(e, e.fight.ally, e.fight.monster))
	})
})), Fo = (e) => zr(e) ? "QT-CARD-48" : "QT-DUNGEON-10";
function Io(e, t) {
	let n = e.fight.monster, r = Rr(n);
	r > 0 && P(e, t, r), e.discard.push(n), _a(e), k.tell(() => ({
		type: "fled",
		rule: "QT-DUNGEON-10",
		seat: t,
		monster: n,
		gems: r
	})), e.fight = j(), e.fight.fled = !0;
}
function Lo(e) {
	let { fight: t } = e;
	t.green = S(e, 8), t.red = Ya(e, t.monster), k.tell(() => ({
		type: "dice",
		rule: "QT-DUNGEON-6",
		seat: e.active,
		green: t.green,
		red: t.red,
		sums: co(e)
	}));
}
function Ro(e) {
	let { fight: t, active: n } = e, r = t.monster, i = co(e), [a, o] = [so(i.green), so(i.red)];
	qa(e), t.won = a >= o;
	let { won: s } = t;
	if (k.tell(() => ({
		type: "totals",
		rule: s && a === o ? "QT-COMBAT-3" : "QT-DUNGEON-9",
		seat: n,
		green: a,
		red: o,
		won: s,
		monster: r,
		sums: i
	})), s) {
		$(e, n, t.green) && (e.players[n].kritikWin = !0);
		return;
	}
	let c = $(e, -1, t.red);
	ii(e, n, c), t.ally !== -1 && ii(e, t.ally, c), vi(e), e.discard.push(r);
}
function zo(e) {
	_a(e), e.fight = j();
}
var Bo = 3;
function Vo(e) {
	let t = [];
	for (let n = 0; n < Bo && e.adventure.length > 0; n++) t.push(w(e, e.adventure));
	return e.lookCards = t, t.length === 0 ? void 0 : {
		proc: "crossroads",
		todo: [e.active],
		at: 0
	};
}
var Ho = k.eachInTurn("crossroads", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.lookCards) Ir(t) && r.add(t, Lr(e, t) ? "QT-CARD-54" : void 0);
		r.add("none");
	},
	choose(e, t, n, r) {
		let i = e.lookCards.filter((e) => e !== r);
		if (e.lookCards = [], e.adventure.push(...i), C(e, e.adventure), x(e), r === "none") k.tell(() => ({
			type: "crossroads-left",
			rule: "QT-CARD-54",
			seat: t
		}));
		else return e.card = r, k.tell(() => ({
			type: "crossroads",
			rule: "QT-CARD-54",
			seat: t,
			card: r
		})), Mo(e, r);
	},
	about: (e) => ({ cards: e.lookCards.slice() })
});
function Uo(e) {
	let t = e.active, n = w(e, e.guild);
	if (n !== void 0) {
		if (e.players[t].secondary.length >= 3) e.guild.unshift(n), k.tell(() => ({
			type: "messenger",
			rule: "QT-CARD-52",
			seat: t,
			kept: !1,
			secret: {
				to: [t],
				quest: n
			}
		}));
		else return e.lookQuests = [n], {
			proc: "messenger",
			todo: [t],
			at: 0
		};
	}
}
var Wo = k.eachInTurn("messenger", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("keep"), r.add("leave");
	},
	choose(e, t, n, r) {
		let [i] = e.lookQuests;
		e.lookQuests = [], r === "keep" ? I(e.players[t].secondary, i) : e.guild.unshift(i), k.tell(() => ({
			type: "messenger",
			rule: "QT-CARD-52",
			seat: t,
			kept: r === "keep",
			secret: {
				to: [t],
				quest: i
			}
		}));
	},
	about: (e) => ({ quest: e.lookQuests[0] }),
	quiet: !0
}), Go = 4, Ko = (e) => ({
	proc: "pedlar",
	todo: [e.active],
	at: 0
}), qo = k.eachInTurn("pedlar", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let n of e.shop) {
			let i = Wr(e, t, n, !0), { gems: a } = e.players[t], o = D[n].price > Go ? "QT-CARD-55" : a < i ? "QT-SHOP-1" : void 0;
			r.add(n, o, () => ({
				price: i,
				gems: a
			}));
		}
		r.add("none");
	},
	choose(e, t, n, r) {
		if (r === "none") return;
		let i = Wr(e, t, r, !0);
		return P(e, t, i), W(e.shop, r), k.tell(() => ({
			type: "bought",
			rule: "QT-CARD-55",
			seat: t,
			item: r,
			gems: i
		})), G(e, t, r);
	},
	quiet: !0
});
function Jo(e) {
	return e.fight.won ? {
		proc: "plunder",
		todo: [e.fight.attacker],
		at: 0
	} : void 0;
}
var Yo = k.eachInTurn("plunder", {
	who: (e, t) => Xo(e) ? void 0 : t,
	skipped: (e, t) => k.tell(() => ({
		type: "nothing-to-plunder",
		rule: "QT-RULING-51",
		seat: t,
		toSeat: e.fight.defender
	})),
	options(e, t, n, r) {
		let { gems: i, worn: a, loose: o, spoils: s } = e.players[e.fight.defender];
		r.add("gems", i === 0 ? "QT-RULING-51" : void 0);
		for (let e of a) r.add(`item:${e}`);
		for (let e of o) r.add(`item:${e}`, "QT-RULING-51");
		for (let e of s) r.add(`spoils:${e}`);
	},
	choose(e, t, n, r) {
		let { defender: i } = e.fight, a = e.players[i], o = e.players[t];
		if (r === "gems") {
			let e = Math.ceil(a.gems / 2);
			a.gems -= e, o.gems += e, k.tell(() => ({
				type: "plundered-gems",
				rule: "QT-ARENA-10",
				seat: t,
				toSeat: i,
				gems: e
			}));
			return;
		}
		let [s, c] = r.split(":");
		if (Sa(e, i, c), k.tell(() => ({
			type: "plundered",
			rule: "QT-ARENA-10",
			seat: t,
			toSeat: i,
			thing: c
		})), s === "spoils") a.spoils.splice(a.spoils.indexOf(c), 1), o.spoils.push(c);
		else return Jr(e, i, c), G(e, t, c);
	},
	about: (e) => ({
		toSeat: e.fight.defender,
		gems: Math.ceil(e.players[e.fight.defender].gems / 2)
	}),
	quiet: !0
});
function Xo(e) {
	let { gems: t, worn: n, spoils: r } = e.players[e.fight.defender];
	return t === 0 && n.length === 0 && r.length === 0;
}
function Zo(e) {
	return $o(e, X(e).filter((t) => t.giver !== e.active || t.due !== "this-turn" && t.due !== "next-turn" ? !1 : t.turns === 0 || (t.turns--, !1)));
}
function Qo(e) {
	let { attacker: t, defender: n, won: r } = e.fight, i = [];
	for (let a of [t, n]) for (let n of X(e)) n.giver !== a || n.due !== "after" && n.due !== "after-win" || (n.due === "after-win" && r !== (a === t) ? Z(e, n, "void", "QT-TALK-42") : i.push(n));
	return $o(e, i);
}
function $o(e, t) {
	return e.due = t.filter((t) => !es(e, t)).map(({ number: e }) => e), e.due.length === 0 ? void 0 : {
		proc: "settle",
		drafts: Dt(e.players.length)
	};
}
function es(e, t) {
	return ns(e, t, e.players[t.giver].gems).length > 1 ? !1 : (Z(e, t, t.plundered || t.kind === "quest" && ts(e, t.receiver) && e.players[t.giver].secondary.length > 0 ? "void" : "broken", "QT-TALK-42"), !0);
}
var ts = (e, t) => e.players[t].secondary.length >= 3;
function ns(e, t, n) {
	let { worn: r, loose: i, spoils: a, secondary: o } = e.players[t.giver], { kind: s, subject: c } = t;
	switch (s) {
		case "gems":
		case "loot": return Array.from({ length: Math.min(n, Number(c)) + 1 }, (e, t) => `${t}`);
		case "item": return [...r, ...i].includes(c) ? [c, "hold"] : ["hold"];
		case "spoils": return [...a.filter((e) => tr(c, e)), "hold"];
		default: return ts(e, t.receiver) ? ["hold"] : [...o, "hold"];
	}
}
var rs = (e, t) => e.ledger[t - 1], is = (e, t) => e.due.map((t) => rs(e, t)).filter((e) => e.giver === t);
function as(e, t, n) {
	let r = is(e, t), i = n.reduce((e, t) => e + (/^\d+$/.test(t) ? Number(t) : 0), 0), a = e.players[t].gems - i;
	return ns(e, r[n.length], a).filter((e) => e === "hold" || !n.includes(e) || /^\d+$/.test(e));
}
var os = Q(k.allAtOnce("settle", {
	seats: (e) => [...new Set(e.due.map((t) => rs(e, t).giver))],
	step: (e, t, n) => n.length < is(e, t).length ? "settle" : void 0,
	options(e, t, n, r) {
		for (let i of as(e, t, n)) r.add(i);
	},
	commit(e, t) {
		let n = t.map(() => 0);
		for (let r of e.due) {
			let i = rs(e, r);
			ss(e, i, t[i.giver][n[i.giver]++]);
		}
		e.due = [];
	},
	about(e, t, n) {
		let r = is(e, t)[n.length];
		return r === void 0 ? void 0 : {
			toSeat: r.receiver,
			word: r.kind,
			subject: r.subject
		};
	},
	quiet: [
		"talk",
		"deal",
		"enough",
		"ledger"
	]
}));
function ss(e, t, n) {
	if (t.state === "running") {
		if (!ns(e, t, e.players[t.giver].gems).includes(n)) Z(e, t, "broken", "QT-TALK-41");
		else if (t.kind === "gems" || t.kind === "loot") {
			let r = Number(n);
			r > 0 && ja(e, t.giver, t.receiver, `gems:${r}`, "QT-TALK-39"), ha(e, t, r, Number(t.subject));
		} else n !== "hold" && ja(e, t.giver, t.receiver, `${t.kind}:${n}`, "QT-TALK-39"), ha(e, t, n === "hold" ? 0 : 1, 1);
	}
}
function cs(e, t) {
	let { moment: n } = e.talk;
	return n !== "V1" && n !== "V2" || t.giver !== e.active && t.receiver !== e.active ? !1 : [
		"gems",
		"item",
		"spoils",
		"quest"
	].includes(t.kind) && ls(e, t).length > 0;
}
var ls = (e, t) => ns(e, t, e.players[t.giver].gems).filter((e) => t.kind === "gems" ? e === t.subject : e !== "hold"), us = (e, t) => rs(e, Number(t.split(":")[1])), ds = {
	step(e, t, [n, r]) {
		if (n === void 0) return "ledger";
		if (r === void 0 && n.startsWith("pay")) return ls(e, us(e, n)).length > 1 ? "ledger-which" : void 0;
	},
	options(e, t, [n], r) {
		if (n !== void 0) for (let t of ls(e, us(e, n))) r.add(t);
		else if (zn(e)) for (let n of e.ledger) {
			if (n.state !== "running") continue;
			let { number: i } = n;
			n.giver === t && cs(e, n) && r.add(`pay:${i}`), n.receiver === t && (n.kind === "word" && (r.add(`kept:${i}`), r.add(`broken:${i}`)), r.add(`release:${i}`));
		}
	},
	carryOut(e, t, [n, r]) {
		let i = us(e, n), [a] = n.split(":");
		a === "release" ? Z(e, i, "released", "QT-TALK-46") : a === "pay" ? ss(e, i, r ?? ls(e, i)[0]) : Z(e, i, a, "QT-TALK-45");
	},
	about(e, t, [n]) {
		if (n === void 0) return;
		let { receiver: r, kind: i, subject: a } = us(e, n);
		return {
			toSeat: r,
			word: i,
			subject: a
		};
	}
}, fs = [
	"attacker",
	"defender",
	"none"
];
function ps(e, t) {
	let n = e.active, [r, i] = [e.players[n].trophies, e.players[t].trophies];
	return e.fight = j(), e.fight.kind = "arena", e.fight.attacker = n, e.fight.defender = t, e.fight.richer = r === i ? -1 : r > i ? n : t, k.tell(() => ({
		type: "challenge",
		rule: "QT-ARENA-1",
		seat: n,
		toSeat: t
	})), ya(e), Ii(e, "A"), {
		proc: "arena",
		at: 0
	};
}
var ms = k.sequence("arena", [
	(e) => ({
		proc: "arena-talk",
		drafts: Dt(e.players.length)
	}),
	_s,
	(e) => (e.fight.stage = "fists", e.fight.fists = e.players.map(() => "none"), {
		proc: "fist",
		drafts: Dt(e.players.length)
	}),
	ys,
	(e) => ({
		proc: "reroll",
		todo: [e.fight.attacker, e.fight.defender],
		at: 0
	}),
	bs,
	xs,
	Jo,
	yo,
	Cs,
	Qo,
	ws
]), hs = (e) => [e.fight.attacker, e.fight.defender], gs = Q(k.allAtOnce("arena-talk", {
	seats: hs,
	step: (e, t, n) => n.length === 0 ? "arena-talk" : void 0,
	options: (e, t, n, r) => r.add("done"),
	commit: J,
	about: (e) => ({
		attacker: e.fight.attacker,
		defender: e.fight.defender
	})
}));
function _s(e) {
	e.fight.stage = "announce";
	let t = hs(e).filter((t) => Ga(e, t));
	return t.length === 0 ? void 0 : {
		proc: "announce",
		todo: t,
		at: 0
	};
}
var vs = Q(k.allAtOnce("fist", {
	seats: (e) => to(e).filter((t) => !e.players[t].petrified),
	step: (e, t, n) => n.length === 0 ? "fist" : void 0,
	options(e, t, n, r) {
		for (let e of fs) r.add(e);
	},
	commit(e, t) {
		t.forEach(([t], n) => {
			t !== void 0 && (e.fight.fists[n] = t);
		}), e.fight.stage = "dice";
	},
	about: (e) => ({
		attacker: e.fight.attacker,
		defender: e.fight.defender
	}),
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function ys(e) {
	let { fight: t } = e;
	t.stage = "dice", t.green = S(e, 8), t.red = S(e, 8), k.tell(() => ({
		type: "arena-dice",
		rule: "QT-ARENA-2",
		seat: t.attacker,
		toSeat: t.defender,
		green: t.green,
		red: t.red,
		sums: co(e)
	}));
}
function bs(e) {
	x(e);
	let { fight: t } = e;
	t.open = !0;
	for (let n of to(e)) {
		let r = t.fists[n];
		k.tell(() => ({
			type: "hand",
			rule: "QT-ARENA-6",
			side: r,
			...fo(e, n)
		}));
	}
	xa(e);
}
function xs(e) {
	let { fight: t } = e, n = co(e), [r, i] = [so(n.green), so(n.red)];
	t.won = r >= i, k.tell(() => ({
		type: "arena-totals",
		rule: "QT-ARENA-9",
		seat: t.won ? t.attacker : t.defender,
		green: r,
		red: i,
		won: t.won,
		sums: n
	}));
	let a = t.won ? $(e, t.attacker, t.green) : $(e, t.defender, t.red);
	qa(e);
	for (let n of ao(e)) k.tell(() => ({
		type: "arena-trophy",
		rule: t.won ? "QT-ARENA-11" : "QT-ARENA-12",
		seat: n
	})), F(e, n, 1);
	for (let t of oo(e)) ii(e, t, a);
	a && (e.players[ro(e)].kritikWin = !0), e.cursed === ro(e) && ci(e, io(e), "QT-CURSE-1"), Ss(e);
}
function Ss(e) {
	if (e.arenaFought) return;
	e.arenaFought = !0;
	let t = e.pot;
	e.pot = 0;
	let n = ro(e);
	e.players[n].gems += t, k.tell(() => ({
		type: "pot-won",
		rule: "QT-POT-4",
		seat: n,
		gems: t
	}));
}
function Cs(e) {
	let [t, ...n] = ao(e);
	for (let t of n) _o(e, t), e.players[t].allyWins++;
	let r = e.players[t], i = io(e);
	r.beaten.includes(i) || (r.beaten = [...r.beaten, i].sort((e, t) => e - t)), e.fight.richer === i && (r.avenged = !0), e.fight.stage = "after";
}
function ws(e) {
	e.fallen = {
		attacker: e.fight.attacker,
		defender: e.fight.defender
	}, e.fight = j();
}
function Ts(e) {
	for (let t of A(e, e.active)) K(e, t, 2, "QT-CARD-58");
}
function Es(e) {
	let t = Math.max(...e.players.map(({ trophies: e }) => e));
	for (let n of A(e, e.active)) e.players[n].trophies === t && ri(e, n, 1, "QT-CARD-64");
}
function Ds(e) {
	for (let t of A(e, e.active)) ri(e, t, 1, "QT-CARD-57");
}
var Os = 2;
function ks(e) {
	let t = A(e, e.active), n = (t) => e.players[t].gems, r = t.reduce((e, t) => n(t) > n(e) ? t : e), i = t.reduce((e, t) => n(t) < n(e) ? t : e);
	if (n(r) === n(i)) return;
	let a = Math.min(Os, n(r));
	e.players[r].gems -= a, e.players[i].gems += a, k.tell(() => ({
		type: "shared",
		rule: "QT-CARD-60",
		seat: r,
		toSeat: i,
		gems: a
	}));
}
function As(e) {
	for (let t of A(e, e.active)) {
		let n = N(e, t, 1);
		n > 0 && k.tell(() => ({
			type: "found",
			rule: "QT-CARD-59",
			seat: t,
			gems: n
		}));
	}
}
var js = 2;
function Ms(e) {
	for (let t of A(e, e.active)) Ns(e, t);
}
function Ns(e, t) {
	e.players[t].gems < js ? ri(e, t, 1, "QT-CARD-56") : (P(e, t, js), k.tell(() => ({
		type: "toll-paid",
		rule: "QT-CARD-56",
		seat: t,
		gems: js
	})));
}
var Ps = {
	toll: Ms,
	miasma: Ds,
	"healing-brothers": Ts,
	"small-change": As,
	"poors-share": ks,
	"thick-fog": Pi,
	"hunters-bounty": Si,
	"fair-day": Vr,
	jealousy: Es
};
function Fs(e) {
	ci(e, e.active, "QT-CARD-50");
}
function Is(e) {
	In(e, 4, "QT-CARD-49");
}
function Ls(e) {
	K(e, e.active, 4, "QT-CARD-51"), In(e, 2, "QT-CARD-51");
}
function Rs(e) {
	let t = S(e, 8);
	k.tell(() => ({
		type: "rolled-chest",
		rule: "QT-CARD-53",
		seat: e.active,
		pips: t
	})), In(e, Math.floor(t / 2) + 1, "QT-CARD-53");
}
var zs = {
	"forgotten-hoard": Is,
	"cursed-idol": Fs,
	"hidden-spring": Ls,
	"dying-messenger": Uo,
	"tilting-chest": Rs,
	crossroads: Vo,
	"lost-pedlar": Ko
}, Bs = (e) => e in Gt;
function Vs(e) {
	let t = e.active, n = w(e, e.adventure);
	for (; n !== void 0 && Lr(e, n);) {
		let r = n;
		if (k.tell(() => ({
			type: "too-early",
			rule: "QT-EARLY-1",
			seat: t,
			card: r
		})), e.adventure.push(r), e.adventure.every((t) => Lr(e, t))) return;
		C(e, e.adventure), n = w(e, e.adventure);
	}
	if (n === void 0) return;
	let r = n;
	if (e.card = r, Ir(r)) return k.tell(() => ({
		type: "drawn",
		rule: "QT-DUNGEON-3",
		seat: t,
		card: r
	})), Mo(e, r);
	let i = Bs(r);
	return k.tell(() => ({
		type: "drawn",
		rule: i ? Gt[r].rule : Wt[r].rule,
		seat: t,
		card: r
	})), e.discard.push(r), i ? (Ps[r](e), e.adventure.length === 0 ? void 0 : {
		proc: "draw",
		todo: [t],
		at: 0
	}) : zs[r](e);
}
var Hs = Q(k.eachInTurn("draw", {
	who: (e, t) => t,
	options: (e, t, n, r) => r.add("draw"),
	choose: (e) => Vs(e)
})), Us = [
	"arena:0",
	"arena:1",
	"arena:2",
	"arena:3",
	"arena:4",
	"arena:5"
], Ws = Object.fromEntries(tn.map((e) => [e, `buy:${e}`])), Gs = 3, Ks = Q(k.eachInTurn("village", {
	who: (e, t) => t,
	options(e, t, n, r) {
		let i = e.players[t], { gems: a } = i;
		if (qs(e, t, a, r), r.add("temple", Ys(e, t)), r.add("guild", Zs(e, t)), r.add("trophy", i.boughtTrophy ? "QT-TROPHY-2" : a < E.trophy ? "QT-TROPHY-1" : void 0), e.talk.moment === "V2") {
			r.add("end");
			return;
		}
		r.add("dungeon");
		let o = e.round < Gs ? "QT-POT-1" : void 0;
		for (let n = 0; n < e.players.length; n++) n !== t && r.add(Us[n], o);
		r.none(["end"], "QT-TURN-5");
	},
	choose(e, t, n, r) {
		switch (r) {
			case "temple": return Xs(e, t), "again";
			case "guild": return Qs(e, t), "again";
			case "trophy": return tc(e, t), "again";
			case "end":
				J(e);
				return;
			case "dungeon": return J(e), Vs(e);
		}
		let [i, a] = r.split(":");
		return i === "arena" ? (J(e), ps(e, Number(a))) : (Js(e, t, a), "again");
	},
	about: (e, t) => ({
		gems: e.players[t].gems,
		round: e.round,
		back: e.talk.moment === "V2"
	})
}));
function qs(e, t, n, r) {
	if (n !== 0 || r.refused !== void 0) for (let i of e.shop) {
		let a = Wr(e, t, i);
		n >= a ? r.add(Ws[i]) : r.refused !== void 0 && r.add(Ws[i], "QT-SHOP-1", () => ({
			price: a,
			gems: n
		}));
	}
}
function Js(e, t, n) {
	let r = Wr(e, t, n);
	P(e, t, r), W(e.shop, n), k.tell(() => ({
		type: "bought",
		rule: "QT-SHOP-1",
		seat: t,
		item: n,
		gems: r
	}));
	let i = G(e, t, n);
	i !== void 0 && k.raise(i);
}
function Ys(e, t) {
	let { wounds: n, gems: r } = e.players[t];
	return n === 0 && e.cursed !== t ? "QT-RULING-36" : r < E.temple ? "QT-TEMPLE-1" : void 0;
}
function Xs(e, t) {
	P(e, t, E.temple), e.players[t].temples++, k.tell(() => ({
		type: "temple",
		rule: "QT-TEMPLE-1",
		seat: t,
		gems: E.temple
	})), K(e, t, 4, "QT-WOUND-6"), si(e, t, "QT-CURSE-1");
}
function Zs(e, t) {
	let n = e.players[t];
	return n.boughtQuest ? "QT-GUILD-2" : n.secondary.length >= 3 ? "QT-GUILD-3" : e.guild.length === 0 ? "QT-RULING-37" : n.gems < go(e, t) ? "QT-GUILD-1" : void 0;
}
function Qs(e, t) {
	let n = go(e, t);
	P(e, t, n), e.players[t].boughtQuest = !0, k.tell(() => ({
		type: "guild",
		rule: "QT-GUILD-1",
		seat: t,
		gems: n
	})), e.lookQuests = [w(e, e.guild)];
	let r = w(e, e.guild);
	r === void 0 ? ec(e, t, e.lookQuests[0]) : (e.lookQuests.push(r), k.raise({
		proc: "guild",
		todo: [t],
		at: 0
	}));
}
var $s = k.eachInTurn("guild", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.lookQuests) r.add(t);
	},
	choose(e, t, n, r) {
		ec(e, t, r);
	},
	quiet: !0
});
function ec(e, t, n) {
	I(e.players[t].secondary, n);
	for (let t of e.lookQuests) t !== n && e.guild.unshift(t);
	e.lookQuests = [], k.tell(() => ({
		type: "quest-kept",
		rule: "QT-GUILD-1",
		seat: t,
		secret: {
			to: [t],
			quest: n
		}
	}));
}
function tc(e, t) {
	P(e, t, E.trophy), e.players[t].boughtTrophy = !0, k.tell(() => ({
		type: "trophy-bought",
		rule: "QT-TROPHY-1",
		seat: t,
		gems: E.trophy
	})), F(e, t, 1);
}
var nc = k.sequence("game", [
	(e) => ({
		proc: "main-quest",
		drafts: Dt(e.players.length)
	}),
	ar,
	or,
	() => ({
		proc: "rounds",
		at: 0
	}),
	(e) => ({
		proc: "last-claims",
		drafts: Dt(e.players.length)
	}),
	pc
]), rc = k.repeat("rounds", (e) => e.over ? void 0 : {
	proc: "round",
	at: 0
}), ic = k.sequence("round", [
	sc,
	() => ({
		proc: "turns",
		at: 0
	}),
	dc
]), ac = k.repeat("turns", (e, t) => {
	if (!(t.at >= e.players.length || e.over)) return e.active = (e.first + t.at) % e.players.length, {
		proc: "turn",
		at: 0
	};
}), oc = k.sequence("turn", [
	cc,
	(e) => lc(e, "V1"),
	(e) => lc(e, "V2"),
	Zo,
	uc
]);
function sc(e) {
	if (e.round++, k.tell(() => ({
		type: "round",
		rule: "QT-TURN-1",
		round: e.round,
		seat: e.first
	})), e.arenaFought || e.reserve === 0) return;
	e.reserve--, e.pot++;
	let t = e.round <= 2 ? "QT-POT-2" : "QT-POT-3";
	k.tell(() => ({
		type: "pot",
		rule: t,
		gems: e.pot
	}));
}
function cc(e) {
	let t = e.active, n = e.players[t];
	k.tell(() => ({
		type: "turn",
		rule: "QT-TURN-1",
		seat: t
	})), eo(e, t), n.petrified = !1, n.wonHere = !1, oi(e, t);
}
function lc(e, t) {
	return Ii(e, t), {
		proc: "village",
		todo: [e.active],
		at: 0
	};
}
function uc(e) {
	let t = e.active;
	J(e), bn(e, t), Xr(e);
	let n = e.players[t];
	n.boughtQuest = !1, n.boughtTrophy = !1, n.clover = !1, e.fog = !1, e.bounty = !1, e.fair = !1, e.card = "none", e.fallen = {
		attacker: -1,
		defender: -1
	}, e.adventure.length === 0 && (e.over = !0, k.tell(() => ({
		type: "exhausted",
		rule: "QT-END-2"
	}))), e.lastRound && e.settings.endAt === "turn" && (e.over = !0);
}
function dc(e) {
	e.over || ba(e), e.lastRound && (e.over = !0);
}
var fc = Q(k.allAtOnce("last-claims", {
	seats: (e) => A(e, e.active),
	step: (e, t, n) => n.length === 0 ? "last-claims" : void 0,
	options: (e, t, n, r) => r.add("done"),
	commit: () => void 0,
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function pc(e) {
	x(e), Ca(e), e.turnedUp = !0, e.fight = j(), k.tell(() => ({
		type: "ended",
		rule: "QT-END-5"
	}));
}
var mc = {
	game: nc,
	"main-quest": ir,
	rounds: rc,
	round: ic,
	turns: ac,
	turn: oc,
	village: Ks,
	guild: $s,
	draw: Hs,
	fight: No,
	confront: Po,
	announce: Ka,
	reroll: mo,
	"split-gems": To,
	"split-trophies": Eo,
	"split-card": Do,
	wish: fi,
	messenger: Wo,
	crossroads: Ho,
	pedlar: qo,
	surplus: qr,
	arena: ms,
	"arena-talk": gs,
	fist: vs,
	plunder: Yo,
	"light-fingers": bo,
	settle: os,
	"last-claims": fc
}, hc = (e, t, n, r) => ({
	moment: e.talk.moment,
	sender: t,
	receiver: n,
	answers: r,
	give: [],
	ask: [],
	askWord: [],
	promise: []
});
function gc(e, t, n) {
	return !Ri(e, t, n) || Bi(e, n, t) ? "QT-TALK-2" : Hi(e, t, n) ? "QT-TALK-30" : Ki(e, t) ? "QT-TALK-28" : Wi(e, t, n) >= e.settings.offers ? "QT-TALK-27" : e.talk.standing.filter((e) => e.sender === t && e.receiver === n).length >= 2 ? "QT-TALK-20" : void 0;
}
var _c = [
	"promise",
	"give",
	"ask",
	"ask-word"
], vc = (e, t) => e.talk.moment === "D" || e.talk.moment === "A" || _c.some((n) => Qi(e, t, n)), yc = (e, t, n) => gc(e, t, n) === void 0 && vc(e, hc(e, t, n, 0)), bc = (e, t, n) => n.receiver === t && gc(e, t, n.sender) === void 0;
function xc(e, t) {
	let n = e.players.flatMap((n, r) => yc(e, t, r) ? [`seat:${r}`] : []), r = e.talk.standing.flatMap((n) => bc(e, t, n) ? [`counter:${n.id}`] : []);
	return [...n, ...r];
}
function Sc(e, t, n) {
	let r = Number(n.slice(n.indexOf(":") + 1));
	return n.startsWith("seat:") ? r < e.players.length && yc(e, t, r) : e.talk.standing.some((n) => n.id === r && bc(e, t, n));
}
function Cc(e, t) {
	let n = qi(e, t.sender);
	if (e.talk.moment === "A") {
		let e = n ? "ask-word" : "promise";
		return ["fist", "aside"].map((n) => Xn(t, e, B(n, "", "this-arena")));
	}
	if (e.talk.moment !== "D") return [];
	let r = n ? "ask" : "give", i = n ? wc(e, t).map((e) => Xn(t, "ask", Kn("call", e))) : [];
	return [Xn(t, r, "help"), ...i];
}
var wc = (e, t) => e.ledger.flatMap((n) => n.kind === "help" && n.state === "running" && n.receiver === t.sender && n.giver === t.receiver && n.turns === 0 && zi(e, n.giver) ? [n.number] : []), Tc = (e) => {
	let t = [
		...e.give,
		...e.ask,
		...e.askWord,
		...e.promise
	][0];
	return R(t) === "call" ? t : R(t);
}, Ec = (e) => L.some((t) => V(e, t).length > 0);
function Dc(e, t) {
	if (!Ec(t) || !Ti(t) || Ai(e, t) !== void 0) return !1;
	let n = e.talk.standing.find((e) => e.id === t.answers);
	return n === void 0 || Zn(Qn(n)) !== Zn(t);
}
var Oc = (e) => [...new Set(e)];
function kc(e, t) {
	let n = L.filter((n) => Qi(e, t, n));
	return Dc(e, t) ? n.push("send") : n.length === 0 && n.push("drop"), n;
}
function Ac(e, t, n) {
	if (n === "send") return Dc(e, t);
	let r = L.find((e) => e === n);
	return r === void 0 ? !Dc(e, t) && !L.some((n) => Qi(e, t, n)) : Qi(e, t, r);
}
function jc(e, t, n) {
	let r = 0, i = (e) => {
		let t = n[r];
		if (t !== void 0 && e(t)) return r++, t;
	}, a = i((n) => Sc(e, t, n));
	if (a === void 0) return {
		kind: "talk-to",
		draft: void 0,
		fits: r,
		choices: () => xc(e, t)
	};
	let o = a.startsWith("counter:") ? e.talk.standing.find((e) => `counter:${e.id}` === a) : void 0, s = hc(e, t, o?.sender ?? Number(a.slice(5)), o?.id ?? 0), c = Cc(e, s);
	if (c.length === 1) s = c[0];
	else if (c.length > 1) {
		let e = c.map(Tc), t = i((t) => e.includes(t));
		if (t === void 0) return {
			kind: "talk-open",
			draft: s,
			fits: r,
			choices: () => e
		};
		s = c[e.indexOf(t)];
	}
	for (;;) {
		let t = s, n = i((n) => Ac(e, t, n));
		if (n === void 0) return {
			kind: "talk-part",
			draft: s,
			fits: r,
			choices: () => kc(e, t)
		};
		if (n === "send" || n === "drop") return {
			kind: void 0,
			draft: s,
			fits: r,
			choices: () => [],
			end: n
		};
		let a = n, o = Xi(e, s, a), c = o.length === 1 ? o[0] : i((e) => o.includes(e));
		if (c === void 0) return {
			kind: "talk-piece",
			draft: s,
			part: a,
			fits: r,
			choices: () => o
		};
		let l = Zi(e, s, a, c);
		for (let [e, t] of Mc) {
			let n = Oc(l.map(t)), o = n.length === 1 ? n[0] : i((e) => n.includes(e));
			if (o === void 0) return {
				kind: e,
				draft: s,
				part: a,
				thing: c,
				fits: r,
				choices: () => n
			};
			l = l.filter((e) => t(e) === o);
		}
		s = Xn(s, a, l[0]);
	}
}
var Mc = [["talk-which", z], ["talk-due", Gn]], Nc = {
	step(e, t, n) {
		if (e.talk.moment !== "none") return n.length === 0 ? "talk-to" : jc(e, t, n).kind;
	},
	options(e, t, n, r) {
		if (e.talk.moment !== "none") {
			for (let i of jc(e, t, n).choices()) r.add(i);
			if (!(n.length > 0 || r.refused === void 0)) for (let n = 0; n < e.players.length; n++) {
				let i = n === t ? void 0 : gc(e, t, n);
				i !== void 0 && r.add(`seat:${n}`, i);
			}
		}
	},
	fitting: (e, t, n) => e.talk.moment === "none" ? 0 : jc(e, t, n).fits,
	carryOut(e, t, n, r) {
		let { draft: i, end: a } = jc(e, t, n);
		a === "send" && Na(e, i, r);
	},
	about(e, t, n) {
		if (e.talk.moment === "none") return;
		let { draft: r, part: i, thing: a } = jc(e, t, n);
		if (r === void 0) return;
		let { give: o, ask: s, askWord: c, promise: l } = r, u = {
			toSeat: r.receiver,
			give: o,
			ask: s,
			askWord: c,
			promise: l
		};
		if (i === void 0) return u;
		let d = {
			...u,
			part: i === "ask-word" ? "word" : i
		};
		return a === void 0 ? d : {
			...d,
			thing: a
		};
	}
};
function Pc(e) {
	let { talkSeconds: t } = e.settings, n = t === 0 ? [] : Fc(e);
	return n.length === 0 ? void 0 : {
		key: `${e.round} ${e.active} ${e.talk.moment}`,
		seconds: t,
		answers: n
	};
}
function Fc(e) {
	switch (e.talk.moment) {
		case "D": return e.players.some((t, n) => Ri(e, e.active, n) && !Hi(e, e.active, n)) ? [{
			seat: e.active,
			kind: "enough",
			option: "all"
		}] : [];
		case "A": return [e.fight.attacker, e.fight.defender].filter((t) => !Ki(e, t)).map((e) => ({
			seat: e,
			kind: "arena-talk",
			option: "done"
		}));
		default: return [];
	}
}
var Ic = (e, t) => e.talk.standing.flatMap(({ sender: e, receiver: n }) => e === t ? [n] : []);
function Lc(e, t) {
	let { main: n } = e.players[t];
	return n === "none" ? 0 : on[n].trophies * (e.settings.mainPenalty === "doubled" ? 2 : 1);
}
function Rc(e, t) {
	let { trophies: n, secondary: r } = e.players[t], i = [
		{
			key: "trophies",
			points: n,
			rule: "QT-END-5"
		},
		{
			key: "main",
			points: 0 - Lc(e, t),
			rule: "QT-END-3"
		},
		{
			key: "secondary",
			points: 0 - r.length,
			rule: "QT-END-4",
			params: { count: r.length }
		}
	];
	return {
		total: i.reduce((e, { points: t }) => e + t, 0),
		lines: i
	};
}
var zc = (e) => e.players.map((t, n) => Rc(e, n));
function Bc(e) {
	let t = zc(e).map(({ total: t }, n) => t * 100 + e.players[n].spoils.length), n = Math.max(...t);
	return { winners: t.flatMap((e, t) => e === n ? [t] : []) };
}
var Vc = (e) => ({
	rule: e,
	advanced: !0
}), Hc = {
	target: T([
		"12",
		"15",
		"20"
	], "12", { rule: "QT-SETUP-1" }),
	talk: T(["open", "whispered"], "open", { rule: "QT-TALK-33" }),
	offers: Qe(1, 8, 4, { rule: "QT-TALK-27" }),
	talkSeconds: Qe(0, 600, 90, { rule: "QT-TALK-29" }),
	allyGauge: T(["up", "down"], "up", Vc("QT-RULING-1")),
	startingGems: Qe(0, 3, 0, Vc("QT-RULING-4")),
	endAt: T(["round", "turn"], "round", Vc("QT-RULING-11")),
	mainPenalty: T(["printed", "doubled"], "printed", Vc("QT-RULING-13")),
	helpGoods: T(["principal", "both"], "principal", Vc("QT-RULING-40"))
}, Uc = /* @__PURE__ */ t({ questsAndBetrayals: () => Gc }), Wc = () => "face-down", Gc = Je({
	id: "quests-and-betrayals",
	version: "1.0.1",
	seats: [3, 6],
	settings: Hc,
	setup: nr,
	start: "game",
	procedures: mc,
	beside: {
		claim: Bn,
		standing: Hn,
		talk: Nc,
		deal: Va,
		enough: Wa,
		ledger: ds
	},
	asks: {
		"main-quest": { rules: [
			"QT-SETUP-5",
			"QT-QUEST-2",
			"QT-RULING-28"
		] },
		village: { rules: [
			"QT-TURN-3",
			"QT-TURN-4",
			"QT-TURN-5",
			"QT-SHOP-1",
			"QT-TEMPLE-1",
			"QT-GUILD-1",
			"QT-TROPHY-1"
		] },
		guild: {
			rules: ["QT-GUILD-1", "QT-RULING-37"],
			sounds: Wc
		},
		draw: { rules: ["QT-DUNGEON-2", "QT-RULING-30"] },
		confront: { rules: [
			"QT-DUNGEON-5",
			"QT-DUNGEON-9",
			"QT-DUNGEON-10",
			"QT-RULING-9"
		] },
		announce: { rules: [
			"QT-COMBAT-4",
			"QT-RULING-47",
			"QT-RULING-48"
		] },
		reroll: { rules: [
			"QT-RULING-46",
			"QT-CARD-96",
			"QT-CARD-106"
		] },
		"split-gems": { rules: [
			"QT-RULING-20",
			"QT-RULING-43",
			"QT-TRADE-6"
		] },
		"split-trophies": { rules: [
			"QT-RULING-20",
			"QT-TRADE-4",
			"QT-TRADE-6"
		] },
		"split-card": { rules: ["QT-RULING-20", "QT-TRADE-6"] },
		wish: { rules: ["QT-CARD-46", "QT-RULING-54"] },
		messenger: { rules: ["QT-CARD-52"] },
		crossroads: { rules: ["QT-CARD-54", "QT-RULING-55"] },
		pedlar: { rules: ["QT-CARD-55", "QT-RULING-54"] },
		surplus: { rules: ["QT-SHOP-3", "QT-RULING-39"] },
		"arena-talk": { rules: ["QT-TALK-28", "QT-ARENA-3"] },
		fist: { rules: [
			"QT-ARENA-4",
			"QT-ARENA-5",
			"QT-ARENA-6",
			"QT-RULING-49"
		] },
		plunder: { rules: ["QT-ARENA-10", "QT-RULING-51"] },
		"light-fingers": { rules: ["QT-CARD-108", "QT-RULING-52"] },
		settle: { rules: [
			"QT-TALK-39",
			"QT-TALK-41",
			"QT-TRADE-6",
			"QT-TRADE-7"
		] },
		"last-claims": { rules: ["QT-RULING-34"] },
		claim: { rules: ["QT-QUEST-1", "QT-QUEST-5"] },
		standing: {
			rules: ["QT-RULING-33"],
			sounds: Wc
		},
		"talk-to": { rules: [
			"QT-TALK-2",
			"QT-TALK-3",
			"QT-TALK-27"
		] },
		"talk-open": { rules: ["QT-TALK-5", "QT-TALK-44"] },
		"talk-part": { rules: [
			"QT-TALK-7",
			"QT-TALK-12",
			"QT-TALK-14"
		] },
		"talk-piece": { rules: ["QT-TALK-8", "QT-TALK-9"] },
		"talk-which": {
			rules: [
				"QT-TALK-11",
				"QT-TALK-16",
				"QT-TALK-36"
			],
			sentence: !0
		},
		"talk-due": { rules: ["QT-TALK-9", "QT-TALK-39"] },
		deal: { rules: [
			"QT-TALK-18",
			"QT-TALK-21",
			"QT-TALK-24"
		] },
		"deal-reason": {
			rules: ["QT-TALK-18", "QT-TALK-34"],
			sounds: (e, t, n, r) => e.settings.talk === "open" || r === za(e, t) ? n : "face-down"
		},
		"deal-quest": {
			rules: ["QT-TALK-16"],
			sounds: Wc
		},
		enough: { rules: ["QT-TALK-30"] },
		ledger: { rules: [
			"QT-TALK-40",
			"QT-TALK-45",
			"QT-TALK-46"
		] },
		"ledger-which": {
			rules: ["QT-TALK-40"],
			sounds: (e, t, n) => e.players[t].secondary.includes(n) ? "face-down" : n
		}
	},
	view: lr,
	determinize: wr,
	copy: Vt,
	score: zc,
	outcome: Bc,
	timeLimit: Pc,
	repliesDue: Ic
});
function Kc(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin(t) {
			let [n] = it(e, t);
			return n === void 0 ? Jc(st(e, t)) : { fault: { ...n } };
		},
		resume: (t, n) => Jc(ct(e, t, n)),
		...qc(e)
	};
}
function qc({ campaign: e }) {
	return e === void 0 ? {} : { campaign: {
		given: (t, n) => e.given(t, n),
		legacy: (t) => e.legacy(t)
	} };
}
function Jc(e) {
	return {
		state: () => e.state,
		isOver: () => Et(e.state),
		enter(t) {
			let n = vt(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = lt(e, n);
			return r === void 0 ? void 0 : { ...r };
		},
		view: (t) => bt(e.game, e.state, t),
		log(t) {
			let n = (e, n) => ({
				after: n,
				heard: Tt(e, t)
			});
			return [...e.opening.map((e) => n(e, 0)), ...e.moves.flatMap(({ events: t, entry: r }) => t.map((t) => n(t, r - e.before + 1)))];
		}
	};
}
var Yc = Kc(Object.values(Uc).find((e) => e.id === "quests-and-betrayals"));
export { Yc as rules };
